import { ActionIcon, Text } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';

export interface CropControlProps {
  /** Accessible name of the button. */
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
}

/** Button of the crop dialog that moves, rotates or zooms the image by one step. */
export function CropControl({ label, Icon, onClick }: CropControlProps) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

/** Caption of a group of controls, whose accessible names repeat it. */
export function CropCaption({ children }: { children: string }) {
  return (
    <Text size="sm" fw={500} mb={4} aria-hidden>
      {children}
    </Text>
  );
}
