import { useId, useRef, useState, type DragEvent } from 'react';
import { Button, FileButton, Input, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { ImageUp, Trash2, Undo2 } from 'lucide-react';
import { messages } from '../../../../shared';
import { Photo } from '../photo';
import { CropDialog } from './crop-dialog';
import { findFileError, imageTypes } from './image-file';
import classes from './photo-editor.module.css';
import type { PhotoState } from './use-photo-state';

export interface PhotoEditorProps {
  photo: PhotoState;
  /** Name of the person in the photo. */
  name: string;
  /** The server's error message about the photo. */
  error?: string | undefined;
  /** Shows a placeholder until the record has loaded. */
  isLoading?: boolean;
  /** Shows the photo without controls. */
  readOnly?: boolean;
  /** Ignores changes, for example while the form is being saved. */
  disabled?: boolean;
}

/** Editor for a form's photo. Users can choose or drop a file, crop it, undo changes, or delete the photo. The form saves the result. */
export function PhotoEditor({
  photo,
  name,
  error,
  isLoading = false,
  readOnly = false,
  disabled = false,
}: PhotoEditorProps) {
  const [file, setFile] = useState<File>();
  const [isCropping, setIsCropping] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const [isDragOver, setIsDragOver] = useState(false);
  const id = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const resetInput = useRef<() => void>(null);

  const heading = (
    <Title order={2} size="h5" className={classes.heading}>
      Photo
    </Title>
  );
  if (isLoading)
    return (
      <Paper withBorder className={classes.card} aria-hidden>
        {heading}
        <div className={classes.editor}>
          <div className={classes.drop}>
            <Skeleton circle height={144} />
          </div>
          <div className={classes.text}>
            <Skeleton height={14} width="60%" className={classes.line} />
            <Skeleton height={12} width="85%" className={classes.line} />
          </div>
          <div className={classes.buttons}>
            <Skeleton height="var(--app-field-height)" />
          </div>
        </div>
      </Paper>
    );
  const alt = name === '' ? 'Photo' : `Photo of ${name}`;
  const caption = name !== '' && (
    <Text fw={600} className={classes.name}>
      {name}
    </Text>
  );
  if (readOnly)
    return (
      <Paper withBorder className={classes.card}>
        <Stack align="center">
          <Photo url={photo.shownUrl} name={name} size={144} alt={alt} />
          {caption}
        </Stack>
      </Paper>
    );

  const selectFile = (selected: File | null | undefined) => {
    // without a reset, choosing the same file again would not trigger a change event
    resetInput.current?.();
    if (!selected || disabled) return;
    const problem = findFileError(selected);
    setFileError(problem);
    if (problem !== undefined) return;
    setFile(selected);
    setIsCropping(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    selectFile(event.dataTransfer.files[0]);
  };
  /** Applies a change that may remove the pressed button, and moves focus to a button that stays. */
  const change = (action: () => void) => {
    if (disabled) return;
    setFileError(undefined);
    action();
    chooseButton.current?.focus();
  };
  const close = (onClosed?: () => void) => {
    // the buttons still work while the dialog fades out
    if (!isCropping) return;
    setIsCropping(false);
    onClosed?.();
    // the focused element is removed with the dialog
    chooseButton.current?.focus();
  };
  const shownError = fileError ?? error;

  return (
    <Paper component="section" withBorder aria-label="Photo" className={classes.card}>
      {heading}
      <div className={classes.editor}>
        <div
          className={classes.drop}
          data-over={isDragOver || undefined}
          data-testid="photo-drop"
          onDragOver={(event) => {
            event.preventDefault();
            setIsDragOver(true);
          }}
          onDragLeave={() => setIsDragOver(false)}
          onDrop={drop}
        >
          <Photo url={photo.shownUrl} name={name} size={144} alt={alt} />
        </div>
        <div className={classes.text}>
          {caption}
          <Text size="sm" c="dimmed" id={`${id}-hint`} className={classes.hint} hidden={photo.isChanged}>
            <span className={classes.dropHint}>Drop an image on the photo, or choose one. </span>PNG or JPEG, up to
            5&nbsp;MB.
          </Text>
          <Text size="sm" c="dimmed" role="status" className={classes.hint}>
            {photo.isChanged &&
              (photo.change?.isDropping === true
                ? 'The image will be deleted when you save.'
                : 'The new image will be uploaded when you save.')}
          </Text>
          {shownError !== undefined && <Input.Error role="alert">{shownError}</Input.Error>}
        </div>
        <div className={classes.buttons}>
          <FileButton
            accept={imageTypes.join(',')}
            onChange={selectFile}
            disabled={disabled}
            resetRef={resetInput}
            inputProps={{ 'aria-label': 'Image file', tabIndex: -1 }}
          >
            {(props) => (
              <Button
                {...props}
                ref={chooseButton}
                variant="default"
                leftSection={<ImageUp size={16} aria-hidden />}
                aria-describedby={`${id}-hint`}
                aria-disabled={disabled}
                data-invalid={error !== undefined || undefined}
              >
                {photo.shownUrl === null ? 'Choose Image' : 'Change Image'}
              </Button>
            )}
          </FileButton>
          {photo.isChanged && (
            <Button
              variant="default"
              aria-disabled={disabled}
              leftSection={<Undo2 size={16} aria-hidden />}
              onClick={() => change(photo.reset)}
            >
              Cancel Changes
            </Button>
          )}
          {photo.shownUrl !== null && (
            <Button
              variant="default"
              c="var(--mantine-color-error)"
              aria-disabled={disabled}
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => change(photo.remove)}
            >
              Delete Image
            </Button>
          )}
        </div>
      </div>
      <CropDialog
        file={file}
        opened={isCropping}
        onApply={(dataUrl) => close(() => file && photo.replace(file.name, dataUrl))}
        onCancel={() => close()}
        onUnreadable={() => close(() => setFileError(messages.photoType))}
      />
    </Paper>
  );
}
