/** A logo shape: SVG path data and, unless the path is filled, the stroke width. */
export interface LogoShape {
  path: string;
  strokeWidth?: number;
}

/** Logos by brand code, in a 32-by-32 view box. They take on the color of the surrounding text. */
export const brandLogos: Readonly<Record<string, readonly LogoShape[]>> = {
  // a barbell
  iyg: [{ path: 'M3 16h26M8 8v16M12 5v22M20 5v22M24 8v16', strokeWidth: 3 }],
  // a light above a barre
  blt: [{ path: 'M12 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0' }, { path: 'M3 22h26M7 22a9 9 0 0 1 18 0', strokeWidth: 1.75 }],
  // a campfire
  bcf: [
    {
      path: 'M16 3c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 2-4 2-7 2 1 3 2 3.500 4C16 11 16 7 16 3ZM6 29l20-4M26 29 6 25',
      strokeWidth: 2.5,
    },
  ],
  // a heartbeat
  pls: [{ path: 'M2 17h7l3-9 5 17 4-12 2 4h7', strokeWidth: 2.5 }],
};

/** Logo of the company that owns the brands: four petals, one for each. Used where no brand applies. */
export const neutralLogo: readonly LogoShape[] = [
  {
    path: 'M15 15H9a6 6 0 1 1 6-6ZM17 15V9a6 6 0 1 1 6 6ZM17 17h6a6 6 0 1 1-6 6ZM15 17v6a6 6 0 1 1-6-6Z',
  },
];
