declare module '*.module.css' {
  /** Class names by the name they have in the file. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}
/** The text of a sheet, for a document that has it for a while. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
