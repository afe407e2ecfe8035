import { Report } from '../../dist/react.mjs';
import { serveMany } from './react-many.js';

// the component is the type
serveMany(Report, (config, onVisualClicked, ref) => ({ ...config, type: undefined, onVisualClicked, ref }));
