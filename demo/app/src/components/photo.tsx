import { Avatar } from '@mantine/core';
import { UserRound } from 'lucide-react';

export interface PhotoProps {
  /** Without one, and while it cannot be loaded, a placeholder is shown. */
  url: string | null | undefined;
  /** Width and height in pixels. */
  size: number;
  /** Default empty: beside a name the picture says nothing more. */
  alt?: string;
}

/** A staff member's photo, round. */
export function Photo({ url, size, alt = '' }: PhotoProps) {
  return (
    <Avatar
      src={url ?? null}
      size={size}
      radius="100%"
      alt={alt}
      variant="filled"
      color="gray.7"
      imageProps={{ loading: 'lazy' }}
    >
      <UserRound size={size * 0.6} aria-hidden />
    </Avatar>
  );
}
