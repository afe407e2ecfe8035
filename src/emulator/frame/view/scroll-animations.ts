/** Distance from the end of the content, in pixels, at which the shadow at the edge disappears. */
const shadowEnd = 24;

/**
 * Sets the progress of scroll-driven animations in browsers without scroll timelines. In these browsers, the style sheet
 * pauses the animations and gives them a duration.
 */
export function driveScrollAnimations(root: HTMLElement): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) drive(animation);
    });
  };
  root.addEventListener('scroll', schedule, { capture: true, passive: true });
  window.addEventListener('resize', schedule);
  // Content that grows, such as an opened section, can make its area scrollable.
  new MutationObserver(schedule).observe(root, {
    attributeFilter: ['class', 'hidden', 'open', 'style'],
    childList: true,
    subtree: true,
  });
}

function drive(animation: CSSAnimation): void {
  const { effect, animationName: name } = animation;
  if (!(effect instanceof KeyframeEffect) || !effect.target || animation.playState !== 'paused') return;
  const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = effect.target;
  const [offset, range] =
    name === 'fade-sides'
      ? [Math.abs(scrollLeft), scrollWidth - clientWidth]
      : [scrollTop, scrollHeight - clientHeight];
  const end = name === 'scroll-end' ? range - shadowEnd : range;
  const hasEffect = end > 0 && (name !== 'scroll-end' || offset < end);
  // A negative time is before the animation, which then has no effect.
  animation.currentTime = hasEffect ? Number(effect.getTiming().duration) * Math.min(1, offset / end) : -1;
}
