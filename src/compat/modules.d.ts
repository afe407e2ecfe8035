// Modules that powerbi-client declares in addition to its entry point. Packages such as powerbi-report-authoring
// declare additional methods in them. `export *` merges with the declarations of powerbi-client if a program contains both.

declare module 'FilterBuilders/index' {
  export * from '@vitrine/sdk/compat';
}
declare module 'bookmarksManager' {
  export * from '@vitrine/sdk/compat';
}
declare module 'create' {
  export * from '@vitrine/sdk/compat';
}
declare module 'dashboard' {
  export * from '@vitrine/sdk/compat';
}
declare module 'embed' {
  export * from '@vitrine/sdk/compat';
}
declare module 'factories' {
  export * from '@vitrine/sdk/compat';
}
declare module 'ifilterable' {
  export * from '@vitrine/sdk/compat';
}
declare module 'page' {
  export * from '@vitrine/sdk/compat';
}
declare module 'qna' {
  export * from '@vitrine/sdk/compat';
}
declare module 'quickCreate' {
  export * from '@vitrine/sdk/compat';
}
declare module 'report' {
  export * from '@vitrine/sdk/compat';
}
declare module 'service' {
  export * from '@vitrine/sdk/compat';
}
declare module 'tile' {
  export * from '@vitrine/sdk/compat';
}
declare module 'visual' {
  export * from '@vitrine/sdk/compat';
}
declare module 'visualDescriptor' {
  export * from '@vitrine/sdk/compat';
}
