import { useRef, useState, type DragEvent } from 'react';
import { Button, FileButton, Stack, Text } from '@mantine/core';
import { ImageUp, Trash2, Undo2 } from 'lucide-react';
import { messages } from '../../../../shared';
import { CropDialog } from './crop-dialog';
import { findFileError, imageTypes } from './image-file';
import { Photo } from './photo';
import styles from './photo-editor.module.css';
import type { PhotoState } from './photo-state';

export interface PhotoEditorProps {
  photo: PhotoState;
  /** Whom the photo shows. */
  name: string;
  /** What the server said about the photo. */
  error?: string | undefined;
  /** Shows the photo only. */
  readOnly?: boolean;
  /** While the form is being saved nothing can be changed. */
  disabled?: boolean;
}

/** The photo beside a form: choose or drop a file, crop it, take changes back, delete. The form saves it. */
export function PhotoEditor({ photo, name, error, readOnly = false, disabled = false }: PhotoEditorProps) {
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const resetInput = useRef<() => void>(null);

  if (readOnly)
    return (
      <Stack align="center">
        <Photo url={photo.shownUrl} name={name} />
      </Stack>
    );

  const choose = (chosen: File | null | undefined) => {
    // without this the same file could not be chosen twice
    resetInput.current?.();
    if (!chosen || disabled) return;
    const problem = findFileError(chosen);
    setFileError(problem);
    if (problem === undefined) setFile(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  };
  /** The button that was pressed may be gone with the change it made; the focus must not go with it. */
  const thenFocus = (change: () => void) => {
    setFileError(undefined);
    change();
    chooseButton.current?.focus();
  };
  const shownError = fileError ?? error;

  return (
    <section aria-label="Photo">
      <Stack align="center" gap="sm">
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          data-testid="photo-drop"
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <Photo url={photo.shownUrl} name={name} />
          <Text size="sm" c="dimmed" ta="center" id="photo-hint">
            Drop an image here, or choose one. PNG or JPEG, up to 5 MB.
          </Text>
        </div>
        {shownError !== undefined && (
          <Text size="sm" className={styles.error} role="alert" ta="center">
            {shownError}
          </Text>
        )}
        <FileButton
          accept={imageTypes.join(',')}
          onChange={choose}
          disabled={disabled}
          resetRef={resetInput}
          inputProps={{ 'aria-label': 'Image file', tabIndex: -1 }}
        >
          {(props) => (
            <Button
              {...props}
              ref={chooseButton}
              variant="default"
              fullWidth
              disabled={disabled}
              leftSection={<ImageUp size={16} aria-hidden />}
              aria-describedby="photo-hint"
            >
              {photo.shownUrl === null ? 'Choose Image' : 'Change Image'}
            </Button>
          )}
        </FileButton>
        {photo.isChanged && (
          <Button
            variant="default"
            fullWidth
            disabled={disabled}
            leftSection={<Undo2 size={16} aria-hidden />}
            onClick={() => thenFocus(photo.reset)}
          >
            Cancel Changes
          </Button>
        )}
        {photo.shownUrl !== null && (
          <Button
            variant="subtle"
            color="red"
            fullWidth
            disabled={disabled}
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => thenFocus(photo.remove)}
          >
            Delete Image
          </Button>
        )}
        <Text size="sm" c="dimmed" ta="center" role="status">
          {photo.isChanged &&
            (photo.change?.isDropping === true
              ? 'The image will be deleted when you save.'
              : 'The new image will be stored when you save.')}
        </Text>
      </Stack>
      {file && (
        <CropDialog
          file={file}
          onApply={(dataUrl) => {
            photo.replace(file.name, dataUrl);
            setFile(undefined);
          }}
          onCancel={() => setFile(undefined)}
          onUnreadable={() => {
            setFile(undefined);
            setFileError(messages.photoType);
          }}
        />
      )}
    </section>
  );
}
