import type { ReactNode } from 'react';

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const logos: Record<string, ReactNode> = {
  // a barbell
  iyg: <path d="M3 16h26M8 8v16M12 5v22M20 5v22M24 8v16" {...stroke} strokeLinecap="butt" strokeWidth={3} />,
  // a light above a barre
  blt: (
    <>
      <circle cx="16" cy="10" r="4" fill="currentColor" />
      <path d="M3 22h26M7 22a9 9 0 0 1 18 0" {...stroke} strokeWidth={1.75} />
    </>
  ),
  // a campfire
  bcf: (
    <path
      d="M16 3c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 2-4 2-7 2 1 3 2 3.500 4C16 11 16 7 16 3ZM6 29l20-4M26 29 6 25"
      {...stroke}
    />
  ),
  // a heartbeat
  pls: <path d="M2 17h7l3-9 5 17 4-12 2 4h7" {...stroke} />,
};

/** Logo of a brand. Hidden from screen readers, as the brand's name is next to it. */
export function BrandLogo({ brandCode }: { brandCode: string }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden focusable="false">
      {logos[brandCode] ?? <circle cx="16" cy="16" r="12" fill="currentColor" />}
    </svg>
  );
}
