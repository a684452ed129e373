/** Writes one HTML file for each page of the site built into `dist`. */
export function prerender(dist: string): Promise<void>
