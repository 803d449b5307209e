/**
 * Writes a file that is derived, unless it says so already: a file that is written anew has what watches it start over.
 * @param path from the root
 */
export declare function writeIfChanged(path: string, text: string): void;
/** As {@link writeIfChanged}, the text set as the formatter sets it. */
export declare function writeFormatted(path: string, text: string): void;
