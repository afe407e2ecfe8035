import type { Rule } from './warning';

/** Default iframe height if the container has no height, in CSS pixels. */
const defaultFrameHeight = 150;
const minHeight = 20;

const guide = 'troubleshooting.md#by-symptom';

export const noHeight: Rule = ({ layout, failure }) => {
  if (!layout?.isConnected || layout.isHidden || failure) return undefined;
  const isFlat = layout.height < minHeight;
  const isDefault = layout.isAutoHeight === true && layout.frameHeight === defaultFrameHeight;
  if (!isFlat && !isDefault) return undefined;
  return {
    rule: 'no-height',
    severity: isFlat ? 'error' : 'warning',
    title: isFlat
      ? `The container is ${layout.height} px high, so its content is not visible.`
      : 'The container has no height, so the frame has the default height of 150 px.',
    fix: 'Set a height on the container, for example `height: 540px`. A percentage requires a parent with a height. In React, set `aspectRatio` or `height`.',
    guide,
  };
};

export const hidden: Rule = ({ layout, failure }) => {
  if (!layout?.isConnected || !layout.isHidden || failure) return undefined;
  return {
    rule: 'hidden-container',
    severity: 'warning',
    title: `The container is ${layout.hiddenBy ? `inside ${layout.hiddenBy}, which is ` : ''}hidden, so its content loads at zero size.`,
    fix: 'Remove `display: none` or `hidden`. In a tab, embed when the container becomes visible (in React, use `lazy`), or hide it with `visibility: hidden`, which keeps its size.',
    guide: 'containers.md',
  };
};

export const missingTitle: Rule = ({ title, type }) => {
  if (title === undefined || (title !== '' && title !== `Embedded ${type}`)) return undefined;
  return {
    rule: 'missing-title',
    severity: 'hint',
    title: title === '' ? 'The frame has no title.' : 'The frame has only the default title.',
    fix: 'Pass `title` with the name of the content, which screen readers announce.',
    guide: 'accessibility.md',
  };
};
