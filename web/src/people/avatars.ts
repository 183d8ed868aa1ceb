/** The figures of avatars, and their grounds: the colour of the ground and of the figure. */

export const FIGURES: Record<string, string> = {
  owl: '<path d="M-9-13C-4-17 5-17 9-13L11-6C12 6 8 14 1 17H-4C-10 12-12 4-11-6Z"/><path class="c" d="M-9-13-4-10 0-13 4-10 9-13"/><circle class="k" cx="-5" cy="-6" r="4.2"/><circle class="k" cx="5" cy="-6" r="4.2"/><circle cx="-5" cy="-6" r="1.9"/><circle cx="5" cy="-6" r="1.9"/><path class="k" d="M-1.6-3H1.6L0 1.5Z"/><path class="c" d="M-6 5H-2M1 5H5M-4 9H0M2 9H5M-3 13H1"/><path d="M-6 16-8 19M-3 17-3 20M2 17 3 20" class="s"/>',
  ship: '<path d="M-19 5C-15 8-13 8-11 8H11C15 8 17 4 18-2L20-3C21 11 15 16 8 16H-8C-15 16-19 11-19 5ZM-1.4-16H1.4V8H-1.4Z"/><path d="M-12-14C-6-12 8-12 12-14 14-6 13 0 11 5 5 3-5 3-11 5-9 0-9-8-12-14Z"/><path class="c" d="M-10-9C-5-7 8-7 13-9M-10-3C-5-1 8-1 13-3M-12 12H11"/>',
  bull: '<g transform="scale(1.1)"><path d="M-15-13C-12-5-8-5-5-6H5C8-5 12-5 15-13 17-2 10 0 8 1L5 12C3 15-3 15-5 12L-8 1C-10 0-17-2-15-13Z"/><path class="c" d="M-4 0-2 2M4 0 2 2M-2 11H2"/></g>',
  amphora:
    '<path d="M-6-17H6L4-10C13-6 13 6 5 14L6 18H-6L-5 14C-13 6-13-6-4-10Z"/><path class="s" d="M-5-13C-14-15-15-4-9-1M5-13C14-15 15-4 9-1"/><path class="c" d="M-8 2H8M-7 6H7M-6-3 -3-6 0-3 3-6 6-3"/>',
  lotus:
    '<path d="M0-16C5-9 5 0 0 6-5 0-5-9 0-16ZM-14-11C-6-9-2-2-1 6-9 5-14-2-14-11ZM14-11C6-9 2-2 1 6 9 5 14-2 14-11ZM-19-1C-12-2-5 2-2 8-9 11-16 7-19-1ZM19-1C12-2 5 2 2 8 9 11 16 7 19-1Z"/><path class="s" d="M0 8V18M-12 15C-6 11-3 13 0 16 3 13 6 11 12 15"/>',
  helmet:
    '<path d="M14-16C0-22-18-12-16 8L-9 11C-10-4-3-10 10-10Z"/><path d="M-6 17V-1C-6-11 12-12 14-1L16 17H8L5 3 1 17Z"/><path class="c" d="M-13 3C-12-6-6-12 4-14"/>',
  eye: '<path class="s w" d="M-17-2C-9-11 9-11 17-2 9 6-9 6-17-2ZM-6 5-9 14M4 5C6 13 14 15 17 10 18 7 15 5 13 7M-18-10C-9-18 9-18 18-10"/><circle cy="-2.5" r="5"/>',
  deer: '<g transform="scale(1.12)"><path d="M-4-3H4L10-5 6 2 3 13C2 15-2 15-3 13L-6 2-10-5Z"/><path class="s" d="M-3-3C-8-5-9-10-7-15M-8-8-13-11M-8-6-12-4M3-3C8-5 9-10 7-15M8-8 13-11M8-6 12-4"/></g>',
  star: '<path transform="scale(1.15)" d="M0-15 3-5 12-11 6-2 15 1 5 4 9 13 0 7-9 13-5 4-15 1-6-2-12-11-3-5Z"/>',
  dolphin:
    '<path d="M-17 6C-14-8-2-14 9-9L16-7C13-4 12-2 9-1 3-4-4-1-8 5L-6 13-13 9-19 13ZM0-11 6-18 8-10Z"/><path class="c" d="M-4-4C0-7 6-7 9-5"/><circle class="k" cx="8" cy="-6" r="1.3"/><path class="s" d="M-14 17C-9 13-5 19 0 16S9 13 14 17"/>',
  bot: '<path class="s w" d="M-9-3C-9-17 9-17 9-3V7C9 18-9 18-9 7ZM0-13V-19M-14-1V6M14-1V6M-4 9H4"/><circle cx="-4" cy="0" r="2.6"/><circle cx="4" cy="0" r="2.6"/>',
};

/** The figures that people choose from. */
export const CHOICE = Object.keys(FIGURES).filter((figure) => figure !== "bot");

export const GROUNDS: readonly (readonly [string, string])[] = [
  ["#c4643a", "#1d1512"],
  ["#7fb7a0", "#17352c"],
  ["#e2c27c", "#5a2a12"],
  ["#1b3f7a", "#f2d27c"],
  ["#7a1730", "#f3d9b0"],
  ["#1f6396", "#eef3ee"],
  ["#fbf3e0", "#9c4220"],
  ["#1d1512", "#e0905c"],
  ["#3f5a3a", "#efe2bd"],
];

/** For bots and guests. */
export const PLAIN: readonly [string, string] = ["#d9cbb0", "#4b3b2e"];
