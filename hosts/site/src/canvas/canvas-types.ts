/** Field of the form in which the canvas asks for data. */
export const canvasField = '_canvas';
