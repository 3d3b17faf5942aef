declare module '@generated/demos/default/editor.json' {
  const data: import('./rules/neededModules').EditorData &
    import('./rules/packageNeeds').PackageNeeds;
  export default data;
}

declare module '@generated/demos/default/types.json' {
  const data: import('./rules/neededTypes').TypesData;
  export default data;
}

declare module '@generated/demos/default/tailwind.json' {
  export const entry: string;
}
