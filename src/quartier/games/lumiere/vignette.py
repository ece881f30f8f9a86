"""The small pictures on the postcards, for ``picture.py``."""

from __future__ import annotations

from quartier.kernel.svg import element, path

INK = "#1b1a2e"
SKIES = {
    "levitation": "#5b5a92",
    "metropolitain": "#4f7d84",
    "jardin": "#b7d3a6",
    "sacre-coeur": "#a493a6",
    "peintre": "#e0b080",
    "chartier": "#9a5f42",
    "bouquinistes": "#b3b8b6",
    "lampadaire": "#28336a",
    "moulin-rouge": "#6a293d",
    "penseur": "#9fb09a",
    "fontaine": "#8fb8cc",
    "grande-lumiere": "#33305e",
}
LAMP = (
    ("M38 50 39.5 20h2L43 50z", "#3d8b7d"),
    ("M36 20 34.5 10h12L45 20z", "#fff1b8"),
    ("M33 10 40.5 3 48 10z", "#3d8b7d"),
)
DRAWN: dict[str, tuple[tuple[str, str], ...]] = {
    "levitation": (
        ("M24 30V18l16-8 16 8v12z", "#e9d3a8"),
        ("M20 19 40 8l20 11z", "#a4503a"),
        ("M34 30v-8h6v8z", "#5a3a2a"),
        ("M28 35q2 4 0 10h-1q2-5 0-10zM40 35q2 5 0 13h-1q2-7 0-13zM52 35q2 4 0 10h-1q2-5 0-10z", "#fff3c4"),
    ),
    "metropolitain": (
        ("M18 50V26Q22 8 40 8t22 18v24h-4V26Q56 12 40 12T22 26v24z", "#2e6a4e"),
        ("M24 18h32v10H24z", "#e8d28a"),
        ("M30 50l4-14h12l4 14z", "#1c2730"),
    ),
    "jardin": (
        ("M0 38q20-7 40 0t40 0v14H0z", "#4f8a55"),
        ("M22 38V22q0-12 18-12t18 12v16z", "#e3f2ec"),
        ("M22 25h36v1H22zM31 12h1v26h-1zM40 10h1v28h-1zM49 12h1v26h-1z", "#4a7a70"),
    ),
    "sacre-coeur": (
        ("M0 52 40 32l40 20z", "#6f8a5a"),
        ("M25 40V26h30v14z", "#f6f0e0"),
        ("M33 26q0-15 7-18 7 3 7 18zM23 28q0-8 4-10 4 2 4 10zM49 28q0-8 4-10 4 2 4 10z", "#fffaf0"),
    ),
    "peintre": (
        ("M24 50 39 12h3l15 38h-3L40.5 18 27 50z", "#4a2f1f"),
        ("M25 14h30v20H25z", "#fbf3dd"),
        ("M27 32l8-11 6 7 4-4 8 8z", "#3d7a6a"),
    ),
    "chartier": (
        ("M0 0h80v10H0z", "#7a2a24"),
        ("M0 10q5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0z", "#f0d9a8"),
        ("M20 38q20-8 40 0-20 9-40 0z", "#f6efe0"),
        ("M32 36q8-11 16 0z", "#b5683a"),
        ("M39 42h2v10h-2z", INK),
    ),
    "bouquinistes": (
        ("M0 42q10-3 20 0t20 0 20 0 20 0v10H0z", "#4a7fa0"),
        ("M12 38V24h24v14zM46 38V26h22v12z", "#3d6a55"),
        ("M10 24l3-6h22l3 6z", "#4f8a6a"),
        ("M16 27h2v10h-2zM21 26h2v11h-2zM26 27h2v10h-2zM31 26h2v11h-2z", "#e8c06a"),
        ("M50 28h2v9h-2zM55 28h2v9h-2zM60 28h2v9h-2z", "#d87a5a"),
    ),
    "lampadaire": (("M40.5 -4a19 19 0 1 0 .1 0z", "#5b5a72"), *LAMP),
    "moulin-rouge": (
        ("M29 50l5-26h12l5 26z", "#b8323c"),
        ("M32 24q8-12 16 0z", "#7a1f2a"),
        ("M39 22 24 6l5-3 12 18zM42 21 58 7l4 5-18 12z", "#f6e0b0"),
        ("M43 25l14 15-5 4-12-18zM38 25 21 38l-3-5 17-11z", "#f6e0b0"),
    ),
    "penseur": (
        ("M28 50v-9h24v9z", "#a8a89a"),
        ("M31 41q-2-9 4-14-1-8 6-9 8 1 6 9 5 5 3 14z", "#6a6f6a"),
    ),
    "fontaine": (
        ("M12 48q0-8 28-8t28 8z", "#8a8f9f"),
        ("M25 33q15 7 30 0l-3 7H28z", "#a8adb8"),
        ("M40 14q-14-8-18 14 5-14 18-12 13-2 18 12-4-22-18-14z", "#e6f7ff"),
        ("M38.5 33l1-18h1l1 18z", "#c3c8d4"),
    ),
    "grande-lumiere": (
        ("M40.5 -12a27 27 0 1 0 .1 0z", "#5c5068"),
        ("M40 28Q27 28 26 16h2Q29 25 40 26 52 25 53 16h2Q54 28 40 28z", "#3d8b7d"),
        ("M27 10a4 4 0 1 0 .1 0zM54 10a4 4 0 1 0 .1 0z", "#fff4c9"),
        *LAMP,
    ),
}  # fmt: skip


BOX = "M0 0h80v52H0z"


def vignette(card: str) -> str:
    """The picture on a postcard: 80 wide, 52 high."""
    shapes = [path(d, fill, INK, stroke_width=0.8, stroke_linejoin="round") for d, fill in DRAWN[card]]
    clip = element("clipPath", path(BOX, "none", None), id="lumiere-card")
    return clip + path(BOX, SKIES[card], None) + element("g", *shapes, clip_path="url(#lumiere-card)")
