import { PROBLEMS, UnreadableFile } from './problems'
import type { Unpacked } from './unpack'
import type { Answer } from './unpack.worker'
import UnpackWorker from './unpack.worker?worker'

const MOST_TIME = 30_000

/** Unpacks in a worker of this site, which is ended with the answer or when it takes too long. */
export async function unpackAside(bytes: ArrayBuffer): Promise<Unpacked> {
  const worker = new UnpackWorker()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new UnreadableFile(PROBLEMS.tooSlow)), MOST_TIME)
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
      worker.onerror = () => reject(new Error('The worker did not start.'))
      worker.postMessage(bytes)
    })
    if ('problem' in answer) throw new UnreadableFile(answer.problem)
    if ('failure' in answer) throw new UnreadableFile(PROBLEMS.brokenZip)
    return answer.unpacked
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
