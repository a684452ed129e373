/**
 * What is small is written into what asks for it, but no font: most readers never need those of other scripts, and all would
 * load them with every page.
 * @type {(file: string) => false | undefined}
 */
export const assetsInlineLimit = (file) => (file.endsWith('.woff2') ? false : undefined)
