import type { CustomPageSize } from '@vitrine/sdk';
import type { CSSProperties } from 'react';
import type { SizingProps } from './props';

/** Width by height of the provider's page sizes, in the order of `PageSizeType`. */
const ratios = [16 / 9, 4 / 3, 1 / 2, 17 / 22];

/** Width by height of a page; 16:9 while the page is not known, as most are. */
export function ratioOf(size: CustomPageSize | undefined): number {
  if (size?.width && size.height) return size.width / size.height;
  return ratios[size?.type ?? 0] ?? 16 / 9;
}

/** The outer element's style. */
export function sizeOf(props: SizingProps, page?: CustomPageSize): CSSProperties {
  const { className, style, width, height, aspectRatio } = props;
  if (className !== undefined && (width ?? height ?? aspectRatio) === undefined)
    return { position: 'relative', ...style };
  const shaped = height === 'auto' || height === undefined;
  return {
    position: 'relative',
    width: width ?? '100%',
    // A percentage of a container without a height counts as none, and the ratio decides.
    height: height ?? (aspectRatio === undefined ? '100%' : 'auto'),
    ...(shaped && { aspectRatio: String(aspectRatio ?? ratioOf(page)) }),
    ...style,
  };
}
