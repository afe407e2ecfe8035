import { brandLogos, neutralLogo } from '../../../shared';

/** Brand logo. Hidden from screen readers, because the brand's name is next to it. */
export function BrandLogo({ brandCode }: { brandCode: string }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden focusable="false">
      {(brandLogos[brandCode] ?? neutralLogo).map(({ path, strokeWidth }) =>
        strokeWidth === undefined ? (
          <path key={path} d={path} fill="currentColor" />
        ) : (
          <path
            key={path}
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth={strokeWidth}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  );
}
