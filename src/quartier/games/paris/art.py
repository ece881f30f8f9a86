"""The drawings on the components: outlines around 0, 0, each with its fill. Without a fill it is a line."""

from __future__ import annotations

Drawing = tuple[tuple[str, str], ...]

ROOF = "#3f5d6b"

BUILDINGS: dict[str, Drawing] = {
    "cafe": (
        ("M-22-6h44v28h-44z", "#f0d9a6"),
        ("M-24-18h48l-3 8h-42z", "#7d3f2b"),
        ("M-24-8h48v7q-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0z", "#c8503a"),
        ("M-18 6h12v10h-12z", "#bfe0e6"),
        ("M6 4h10v18H6z", "#5b3a1c"),
        ("M-9-17h12v5q0 3-6 3t-6-3zM3-16q5 0 1 5", "#fff8e6"),
    ),
    "bakery": (
        ("M-22-2h44v24h-44z", "#f7e6c4"),
        ("M-22-2-16-18h32l6 16z", ROOF),
        ("M-18 3h22v12h-22z", "#bfe0e6"),
        ("M9 4h9v18H9z", "#7a4a1f"),
        ("M-15-7Q-3-16 15-13q3 3-1 5-14 1-24 5-6-1-5-4z", "#e0a24c"),
        ("M-8-6l3-5M-1-8l3-5M6-9l3-4", ""),
    ),
    "restaurant": (
        ("M-20-12h40v34h-40z", "#e7c9b0"),
        ("M-22-12-17-21h34l5 9z", ROOF),
        ("M-20 2h40v6h-40z", "#2f6f57"),
        ("M-4 10h8v12h-8zM-16 11h8v8h-8zM8 11h8v8H8z", "#ffe7a3"),
        ("M-7-9v9M-10-9v3q3 3 6 0v-3M8-9q-5 3-1 6v4", ""),
    ),
    "residence": (
        ("M-16-8h32v30h-32z", "#f3e8cf"),
        ("M-18-8q1-14 6-14h24q5 0 6 14z", ROOF),
        ("M-9-18h6v7h-6zM3-18h6v7H3z", "#ffe7a3"),
        ("M-12-4h6v8h-6zM-3-4h6v8h-6zM6-4h6v8H6zM-12 9h6v8h-6zM6 9h6v8H6z", "#bfe0e6"),
        ("M-3 10h6v12h-6z", "#2f6f57"),
    ),
    "theatre": (
        ("M-22-4h44v26h-44z", "#f0dcb6"),
        ("M-24-4 0-21 24-4z", "#b9472f"),
        ("M-18-2h5v20h-5zM-8-2h5v20h-5zM3-2h5v20H3zM13-2h5v20h-5z", "#fffaf0"),
        ("M-22 18h44v4h-44z", "#d9c08e"),
        ("M-6-11q6-3 12 0 0 8-6 8t-6-8z", "#ffd95e"),
    ),
    "hotel": (
        ("M-18-12h36v34h-36z", "#e9d3a4"),
        ("M-20-12q2-10 6-10h28q4 0 6 10z", ROOF),
        ("M-8-24h16v9H-8z", "#b9472f"),
        ("M-3-22v5M3-22v5M-3-19.5h6", ""),
        ("M-13-8h6v6h-6zM-3-8h6v6h-6zM7-8h6v6H7zM-13 1h6v6h-6zM-3 1h6v6h-6zM7 1h6v6H7z", "#ffe7a3"),
        ("M-5 11H5v11H-5z", "#7a4a1f"),
        ("M-9 10H9l3-3H-12z", "#2f6f57"),
    ),
}
"""Each stands on 0, 22."""

LANDMARKS: dict[str, Drawing] = {
    "eiffel-tower": (
        ("M-2-30h4l3 22 5 20 9 16h-9Q6 16 0 16t-10 12h-9l9-16 5-20z", "#8a5a2b"),
        ("M-8-4h16v4H-8zM-13 10h26v4h-26z", "#c98f47"),
        ("M-4-14 5-5M4-14-5-5M-7 1 9 9M7 1-9 9", ""),
    ),
    "louvre": (
        ("M-31 0h62v28h-62z", "#e9d8ae"),
        ("M-31 0v-8h12v8zM19 0v-8h12v8zM-8 0v-14L0-20 8-14V0z", ROOF),
        ("M0-2 19 28h-38z", "#bfe6ee"),
        ("M0-2v30M-9.5 13h19M-5 6 9 28M5 6-9 28", ""),
    ),
    "notre-dame": (
        ("M-20-22h14v50h-14zM6-22h14v50H6z", "#e3d5b4"),
        ("M-6-6H6v34H-6z", "#d4c39a"),
        ("M0-3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11z", "#7fb4d8"),
        ("M-16-16h6v12h-6zM10-16h6v12h-6z", "#5d5340"),
        ("M-3 28V18q3-5 6 0v10zM-16 28V18q3-5 6 0v10zM10 28V18q3-5 6 0v10z", "#5d3a1c"),
        ("M0-6v-20", ""),
    ),
    "opera-garnier": (
        ("M-29 6h58v22h-58z", "#efdcae"),
        ("M-20 6V-4h40V6z", "#e0c68c"),
        ("M-14-4q0-14 14-15 14 1 14 15z", "#3f8f76"),
        ("M-25 28V16q3-4 6 0v12zM-14 28V16q3-4 6 0v12zM8 28V16q3-4 6 0v12zM19 28V16q3-4 6 0v12z", "#7a4a1f"),
        ("M0-19v-9M-4-25h8", ""),
    ),
    "sacre-coeur": (
        ("M-26 6h52v22h-52z", "#fbf6e8"),
        ("M-10 6q0-26 10-32Q10-20 10 6z", "#fffdf4"),
        ("M-25 6q0-12 6-15 6 3 6 15zM13 6q0-12 6-15 6 3 6 15z", "#fffdf4"),
        ("M-4 28V15q4-5 8 0v13zM-17 28V18q3-4 6 0v10zM11 28V18q3-4 6 0v10z", "#5d6c80"),
        ("M0-26v-5M-10 0h20", ""),
    ),
    "grand-palais": (
        ("M-30 6h60v22h-60z", "#efe0bb"),
        ("M-28 6Q-22-8 0-10 22-8 28 6z", "#a9d6d2"),
        ("M-10-8Q-8-22 0-22T10-8z", "#8cc4c0"),
        ("M-24 10h4v18h-4zM-13 10h4v18h-4zM9 10h4v18H9zM20 10h4v18h-4z", "#fffaf0"),
        ("M-5 28V16q5-6 10 0v12z", "#7a4a1f"),
    ),
    "tuileries": (
        ("M-31 14h62v14h-62z", "#9cc878"),
        ("M-6 28q0-8 6-14 6 6 6 14z", "#eadfb9"),
        ("M-20-13a11 11 0 1 1 0 22 11 11 0 1 1 0-22zM20-13a11 11 0 1 1 0 22 11 11 0 1 1 0-22z", "#4f9150"),
        ("M-21.5 9h3v11h-3zM18.5 9h3v11h-3z", "#7a4a1f"),
        ("M0 13V-6M0-6q-8-5-9 9M0-6q8-5 9 9", ""),
    ),
    "luxembourg-gardens": (
        ("M-31 12h62v16h-62z", "#9cc878"),
        ("M-15-4h30v16h-30z", "#efdcae"),
        ("M-17-4-12-15h24l5 11z", ROOF),
        ("M-3 12V3q3-4 6 0v9zM-12 1h5v6h-5zM7 1h5v6H7z", "#7a4a1f"),
        ("M-14 21q0-4.5 14-4.5t14 4.5-14 4.5-14-4.5z", "#8fcbe0"),
        ("M-26 12q-5-12 0-20 5 8 0 20zM26 12q-5-12 0-20 5 8 0 20z", "#3f8048"),
    ),
}
"""Each stands on 0, 28."""

BLOCKS: dict[str, Drawing] = {
    "wood": (
        ("M-12-5H7a5.5 5.5 0 0 1 0 11h-19z", "#a8713a"),
        ("M-11-5a3.2 5.5 0 1 1 0 11 3.2 5.5 0 1 1 0-11z", "#e2b57c"),
    ),
    "marble": (
        ("M-11-3-6-9h17l-5 6z", "#ffffff"),
        ("M-11-3H6V9h-17z", "#e9edf1"),
        ("M6-3l5-6V3L6 9z", "#bfc7cf"),
    ),
    "gold": (("M-13 7-9-5H9l4 12z", "#f2c23e"), ("M-9-5-5-9H6l3 4z", "#ffe59a")),
}
"""Resources; prestige is a medal."""
RIBBON = "M-7 3-9 13l5-3 4 3 4-3 5 3L7 3z"
MEDALS = {
    "bronze-prestige": ("#cd8448", "#6d3b12", (0.0,)),
    "silver-prestige": ("#d3d8de", "#4a5360", (-3.4, 3.4)),
    "gold-prestige": ("#f2c23e", "#73500a", (-5.0, 0.0, 5.0)),
}
"""Face, edge and studs of each medal."""

KEY = "M-2.6 4h5.2v15h6v4.5h-3v-1.6H2.6v3.2h-5.2z"
"""The bit of a key; its bow is the disc of its player."""
ARC: Drawing = (
    ("M-38-34h76v12h-76z", "#e6cf97"),
    ("M-34-22h68v12h-68z", "#f3e2b4"),
    ("M-40-38h80v5h-80z", "#d2b26a"),
    ("M-34-10h68v48H15V14Q15-4 0-4t-15 18v24h-19z", "#f3e2b4"),
    ("M-30 6h11v20h-11zM19 6h11v20H19z", "#e0c488"),
    ("M-36 38h23v5h-23zM13 38h23v5H13z", "#d2b26a"),
)
SHIELD = "M0-34 30-24V14Q30 28 0 36-30 28-30 14V-24z"
BANK = "M-43-12 0-29 43-12V26H-43z"
