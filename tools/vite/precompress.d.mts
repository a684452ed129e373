import type { Plugin } from 'vite'

/** Writes `.gz` and `.br` beside every text file of a build. */
export function precompress(folder: string): Promise<void>
/** `precompress` as the last step of a Vite build. */
export function precompressPlugin(): Plugin
