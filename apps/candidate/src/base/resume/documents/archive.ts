import JSZip from 'jszip'
import { PROBLEMS, UnreadableFile } from './problems'

/** What an archive may unpack to, all its files together. */
const MOST_BYTES = 100 * 1024 * 1024
const MOST_ENTRIES = 2_000

/** The stream that the library documents and its types leave out. */
interface Streaming {
  internalStream(type: 'uint8array'): {
    on(event: 'data', listen: (chunk: Uint8Array) => void): void
    on(event: 'error', listen: (error: Error) => void): void
    on(event: 'end', listen: () => void): void
    pause(): void
    resume(): void
  }
}

/** Unpacks one file and counts as it goes: what an archive says of its own size is not believed. */
function measure(entry: JSZip.JSZipObject, room: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const stream = (entry as JSZip.JSZipObject & Streaming).internalStream('uint8array')
    let bytes = 0
    stream.on('data', (chunk) => {
      bytes += chunk.length
      if (bytes <= room) return
      stream.pause()
      reject(new UnreadableFile(PROBLEMS.bomb))
    })
    stream.on('error', () => reject(new UnreadableFile(PROBLEMS.brokenZip)))
    stream.on('end', () => resolve(bytes))
    stream.resume()
  })
}

/** An archive that was found to be no bomb. */
export async function openArchive(bytes: ArrayBuffer): Promise<JSZip> {
  const zip = await JSZip.loadAsync(bytes).catch((error: unknown) => {
    const locked = error instanceof Error && /encrypted/i.test(error.message)
    throw new UnreadableFile(locked ? PROBLEMS.oldWord : PROBLEMS.brokenZip)
  })
  const entries = Object.values(zip.files).filter(({ dir }) => !dir)
  if (entries.length > MOST_ENTRIES) throw new UnreadableFile(PROBLEMS.bomb)
  let room = MOST_BYTES
  for (const entry of entries) room -= await measure(entry, room)
  return zip
}
