import type { CustomPageSize } from '@vitrine/sdk';
import type { CSSProperties } from 'react';
import type { SizingProps } from './props';

const widescreen = 16 / 9;

/** Width by height of the provider's page sizes, in the order of `PageSizeType`. */
const ratios = [widescreen, 960 / 720, 296 / 592, 816 / 1056];

/** Width by height of a page; 16:9 while the page is not known, as most are. */
export function ratioOf(size: CustomPageSize | undefined): number {
  if (size?.width && size.height) return size.width / size.height;
  return ratios[size?.type ?? 0] ?? widescreen;
}

/** The outer element's style. */
export function sizeOf(
  { className, style, width, height, aspectRatio }: SizingProps,
  page?: CustomPageSize,
): CSSProperties {
  const byClass = className !== undefined && width === undefined && height === undefined && aspectRatio === undefined;
  if (byClass) return { position: 'relative', ...style };
  const shape = aspectRatio ?? (height === 'auto' ? ratioOf(page) : undefined);
  return {
    position: 'relative',
    width: width ?? '100%',
    // A percentage of a container without a height counts as none, and the ratio decides.
    height: height === 'auto' || (height === undefined && aspectRatio !== undefined) ? 'auto' : (height ?? '100%'),
    ...(height === undefined || height === 'auto' ? { aspectRatio: String(shape ?? widescreen) } : {}),
    ...style,
  };
}
