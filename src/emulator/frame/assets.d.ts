// Declares imports with `?inline`.
/// <reference types="vite/client" />
