import { Avatar } from '@mantine/core';
import { UserRound } from 'lucide-react';

export interface PhotoProps {
  /** A placeholder is shown without a URL and when loading it fails. */
  url: string | null | undefined;
  /** Width and height in pixels. */
  size: number;
  /** Default empty, as next to a name the photo is decorative. */
  alt?: string;
}

/** Round photo of a staff member. */
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
