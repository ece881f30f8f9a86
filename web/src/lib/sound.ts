/** A few soft sounds, made with Web Audio. */
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Called at the first gesture: browsers allow no sound before it. */
export function allowSound(): void {
  if (!audio && "AudioContext" in window) audio = new AudioContext();
  if (audio?.state === "suspended") void audio.resume();
}

function note(frequency: number, at: number, length: number, loudness: number): void {
  if (!audio) return;
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

type Tune = [frequency: number, at: number, length: number][];

const TUNES = {
  turn: [
    [659, 0, 0.5],
    [880, 0.13, 0.7],
  ],
  move: [[330, 0, 0.12]],
  join: [
    [523, 0, 0.3],
    [659, 0.1, 0.4],
  ],
  over: [
    [523, 0, 0.5],
    [659, 0.15, 0.5],
    [784, 0.3, 0.9],
  ],
} satisfies Record<string, Tune>;

export function sound(name: keyof typeof TUNES): void {
  if (!settings.sound || audio?.state !== "running") return;
  for (const [frequency, at, length] of TUNES[name]) note(frequency, at, length, name === "move" ? 0.03 : 0.07);
}
