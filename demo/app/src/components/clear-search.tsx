import { CloseButton } from '@mantine/core';

/** Button at the end of a search box with text that clears it. */
export function ClearSearch({ onClear }: { onClear: () => void }) {
  return (
    <CloseButton
      aria-label="Clear the search"
      // keyboard users clear the field itself
      tabIndex={-1}
      variant="transparent"
      onClick={onClear}
    />
  );
}
