/** Characters from which it is worth looking something up (specification §2: 'starts at 2 typed characters'). */
export const lookUpFrom = 2;
