import { Tooltip } from '@mantine/core';
import { LifeBuoy } from 'lucide-react';
import { useSpace } from '../../lib/space';
import classes from './support-widget.module.css';

/**
 * Link to the brand's support website in the header, where it does not cover any content. Renders nothing if the environment has no
 * support website.
 */
export function SupportWidget() {
  const { brand, environment } = useSpace();
  const { urls, tooltip, iconCss } = brand.supportWidget;
  const url = urls[environment];
  if (url === undefined) return null;
  return (
    // below the header, which is as dark as the tooltip
    <Tooltip label={tooltip.title} position={tooltip.placement} offset={14}>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={classes.widget}
        aria-label="Support (opens in a new tab)"
      >
        <LifeBuoy size={20} aria-hidden className={iconCss} />
      </a>
    </Tooltip>
  );
}
