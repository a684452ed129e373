/** What is small is written into what asks for it, but no font: most readers never need those of other scripts. */
export function assetsInlineLimit(file: string): false | undefined
