import { Button, Group, Popover } from '@mantine/core';
import { CircleHelp, Minimize } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './full-screen-bar.module.css';

export interface FullScreenBarProps {
  /** Explains the figures. Undefined if there is nothing to explain. */
  definitions: ReactNode;
  onExit: () => void;
}

/** Bar above a report in full screen: its name, the definitions of its figures, and a button that exits full screen. */
export function FullScreenBar({ definitions, onExit }: FullScreenBarProps) {
  return (
    <div className={classes.bar}>
      <h2>KPI Report</h2>
      <Group gap="xs" wrap="nowrap">
        {definitions && (
          // elements outside the full-screen element are invisible
          <Popover
            withinPortal={false}
            position="bottom-end"
            middlewares={{ shift: { padding: 16 } }}
            width="min(22.375rem, 100vw - 2rem)"
            shadow="md"
            trapFocus
            returnFocus
          >
            <Popover.Target>
              <Button variant="subtle" className={classes.action} leftSection={<CircleHelp size={16} aria-hidden />}>
                Definitions
              </Button>
            </Popover.Target>
            <Popover.Dropdown tabIndex={-1} data-autofocus className={classes.definitions}>
              <h3>About the figures</h3>
              {definitions}
            </Popover.Dropdown>
          </Popover>
        )}
        <Button
          variant="default"
          className={classes.action}
          leftSection={<Minimize size={16} aria-hidden />}
          onClick={onExit}
        >
          Exit<span className={classes.exitTarget}>&nbsp;full screen</span>
        </Button>
      </Group>
    </div>
  );
}
