/** Words that are printed: short, and none is a part of another. */
export const WORDS = ['oak', 'fig', 'plum', 'reed', 'moss', 'lime', 'fern', 'hemp', 'kale', 'beet'] as const
/** Things that are loaded, sold or sent. */
export const THINGS = ['lamp', 'desk', 'rope', 'tent', 'bike', 'sofa', 'drum', 'vase', 'boot', 'jug'] as const
