import { Report } from '../../dist/react.mjs';
import { defineRenderMany } from './react-many.js';

// The component implies the type.
defineRenderMany(Report, (config, onVisualClicked, ref) => ({ ...config, type: undefined, onVisualClicked, ref }));
