import { Report } from '../../dist/react.mjs';
import { defineRenderMany } from './react-many.js';

// The type is implied by the component.
defineRenderMany(Report, (config, onVisualClicked, ref) => ({ ...config, type: undefined, onVisualClicked, ref }));
