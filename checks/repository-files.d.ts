export declare const root: string;
/** The text of a file of the repository. */
export declare const read: (path: string) => string;
/** Whether the repository has this file or folder. */
export declare const exists: (path: string) => boolean;
/** Every file under version control or about to be, from the root. */
export declare function repositoryFiles(): string[];
/** The source files among them, in TypeScript or JavaScript. */
export declare const sourceFiles: () => string[];
