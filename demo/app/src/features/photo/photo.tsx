import { Avatar } from '@mantine/core';
import { UserRound } from 'lucide-react';

export interface PhotoProps {
  /** Address of the image; null shows the placeholder. */
  url: string | null;
  /** Whom it shows; empty for somebody without a name yet. */
  name: string;
  /** Side in pixels. Default 160. */
  size?: number;
}

/** Somebody's photo, round, or a placeholder where there is none. */
export function Photo({ url, name, size = 160 }: PhotoProps) {
  const alt = url === null ? 'No photo' : name === '' ? 'Photo' : `Photo of ${name}`;
  return (
    <Avatar src={url} alt={alt} size={size} radius="50%" color="brand" variant="light">
      <UserRound size={size * 0.45} strokeWidth={1.5} role="img" aria-label={alt} />
    </Avatar>
  );
}
