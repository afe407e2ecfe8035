import { useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon, Button, Group, Loader, Modal, Slider, Stack } from '@mantine/core';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import AvatarEditor, { type AvatarEditorRef } from 'react-avatar-editor';
import { cropping } from '../../../../shared';
import { CropCaption, CropControl } from './crop-control';
import classes from './crop-dialog.module.css';
import { croppedImage } from './cropped-image';
import { directions, moveImage, type Direction } from './move-image';

/** Padding and borders of the dialog in CSS pixels: on phones, and otherwise. */
const edges = { phone: 34, other: 50 };
/** Part of the window's width that dialogs take on phones. */
const widthOnPhones = 0.9;

/** Returns the width and height of the crop area in CSS pixels. With its border, it is as wide as the dialog's content. */
function cropSizeOf(windowWidth: number, windowHeight: number): number {
  const available = Math.floor(widthOnPhones * windowWidth) - edges.phone - 2 * cropping.border;
  return Math.min(windowHeight < 600 ? 200 : 2 * cropping.radius, available);
}
const { zoom } = cropping;
const zoomStep = 0.1;

const dialogWidth = 2 * (cropping.radius + cropping.border) + edges.other;

const byKey: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'down',
};
const arrows = [
  { direction: 'left', Icon: ArrowLeft },
  { direction: 'up', Icon: ArrowUp },
  { direction: 'down', Icon: ArrowDown },
  { direction: 'right', Icon: ArrowRight },
] as const;

export interface CropDialogProps {
  /** Image to crop. It must stay set while the dialog fades out. */
  file: File | undefined;
  opened: boolean;
  /** Called with the cropped image as a data URL. */
  onApply: (dataUrl: string) => void;
  onCancel: () => void;
  /** Called when the browser cannot decode the file as an image. */
  onUnreadable: () => void;
}

/** Dialog for choosing the part of an image that becomes the photo. Keep it mounted, so it can fade in and out. */
export function CropDialog({ file, opened, onApply, onCancel, onUnreadable }: CropDialogProps) {
  return (
    <Modal.Root opened={opened} onClose={onCancel} closeOnClickOutside={false} size={dialogWidth}>
      <Modal.Overlay />
      <Modal.Content>
        {file && <Crop file={file} onApply={onApply} onCancel={onCancel} onUnreadable={onUnreadable} />}
      </Modal.Content>
    </Modal.Root>
  );
}

type CropProps = Omit<CropDialogProps, 'opened'> & { file: File };

/** Dialog content. The image can be moved with the pointer, the arrow keys or the buttons. */
function Crop({ file, onApply, onCancel, onUnreadable }: CropProps) {
  const editor = useRef<AvatarEditorRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>(zoom.initial);
  const [turns, setTurns] = useState(0);
  const [isReady, setIsReady] = useState(false);
  // constant while the dialog is open: a new size would reset the image's position
  const [cropSize] = useState(() => cropSizeOf(window.innerWidth, window.innerHeight));
  const frameSize = cropSize + 2 * cropping.border;

  const zoomBy = (steps: number) => {
    const changed = Number((scale + steps * zoomStep).toFixed(1));
    setScale(Math.min(zoom.maximum, Math.max(zoom.minimum, changed)));
  };
  const move = (direction: Direction) => {
    const canvas = frame.current?.querySelector('canvas');
    if (canvas && isReady) moveImage(canvas, direction);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const direction = byKey[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    move(direction);
  };

  return (
    <>
      <Modal.Header role="presentation">
        <Modal.Title>Crop the photo</Modal.Title>
        <Modal.CloseButton aria-label="Close" />
      </Modal.Header>
      <Modal.Body>
        <Stack gap="md">
          <div
            ref={frame}
            className={classes.frame}
            style={{ width: frameSize, height: frameSize }}
            role="group"
            aria-label="Photo. Use the arrow keys to move it."
            // focusable, to receive the arrow keys
            tabIndex={0}
            data-autofocus
            onKeyDown={moveByKey}
          >
            <AvatarEditor
              ref={editor}
              image={file}
              width={cropSize}
              height={cropSize}
              border={cropping.border}
              borderRadius={cropping.radius}
              color={[15, 15, 20, 0.6]}
              scale={scale}
              rotate={turns * cropping.turn}
              onImageReady={() => setIsReady(true)}
              onLoadFailure={onUnreadable}
            />
            <div className={classes.rim} style={{ inset: cropping.border }} />
            {!isReady && <Loader className={classes.loader} />}
          </div>
          <div className={classes.controls}>
            <div>
              <CropCaption>Move</CropCaption>
              <ActionIcon.Group>
                {arrows.map(({ direction, Icon }) => (
                  <CropControl
                    key={direction}
                    label={directions[direction].label}
                    Icon={Icon}
                    onClick={() => move(direction)}
                  />
                ))}
              </ActionIcon.Group>
            </div>
            <div>
              <CropCaption>Rotate</CropCaption>
              <ActionIcon.Group>
                <CropControl label="Rotate left" Icon={RotateCcw} onClick={() => setTurns(turns - 1)} />
                <CropControl label="Rotate right" Icon={RotateCw} onClick={() => setTurns(turns + 1)} />
              </ActionIcon.Group>
            </div>
          </div>
          <div>
            <CropCaption>Zoom</CropCaption>
            <div className={classes.zoom}>
              <CropControl label="Zoom out" Icon={ZoomOut} onClick={() => zoomBy(-1)} />
              <Slider
                thumbLabel="Zoom"
                classNames={{ root: classes.slider, thumb: classes.thumb }}
                min={zoom.minimum}
                max={zoom.maximum}
                step={zoomStep}
                value={scale}
                onChange={setScale}
                label={(value) => `${value.toFixed(1)}×`}
              />
              <CropControl label="Zoom in" Icon={ZoomIn} onClick={() => zoomBy(1)} />
            </div>
          </div>
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <Button
              disabled={!isReady}
              onClick={() => {
                if (editor.current) onApply(croppedImage(editor.current.getImage(), file.type));
              }}
            >
              Apply
            </Button>
          </Group>
        </Stack>
      </Modal.Body>
    </>
  );
}
