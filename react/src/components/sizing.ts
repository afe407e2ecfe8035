import type { CustomPageSize } from '@vitrine/sdk';
import type { CSSProperties } from 'react';
import type { SizingProps } from '../props/component-props';

/** Aspect ratios of Power BI's fixed page sizes, in the order of `PageSizeType`. */
const ratios = [16 / 9, 4 / 3, 1 / 2, 17 / 22];

/** Returns the aspect ratio of a page, or 16:9, the most common ratio, if the page is unknown. */
export function ratioOf(size: CustomPageSize | undefined): number {
  if (size?.width && size.height) return size.width / size.height;
  return ratios[size?.type ?? 0] ?? 16 / 9;
}

/** Returns the style of the outer element. */
export function sizeOf(props: SizingProps, page?: CustomPageSize): CSSProperties {
  const { className, style, width, height, aspectRatio } = props;
  if (className !== undefined && (width ?? height ?? aspectRatio) === undefined)
    return { position: 'relative', ...style };
  const hasRatio = height === 'auto' || height === undefined;
  return {
    position: 'relative',
    width: width ?? '100%',
    // In a container without a height, '100%' resolves to 'auto', and the aspect ratio applies.
    height: height ?? (aspectRatio === undefined ? '100%' : 'auto'),
    ...(hasRatio && { aspectRatio: String(aspectRatio ?? ratioOf(page)) }),
    ...style,
  };
}
