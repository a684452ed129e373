import { lazy, Suspense, useState, type ReactNode } from 'react'
import { shareJob } from '@tryka/domain'
import { useChange } from '../calls/calls'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }))

interface Shared {
  id: string
  title: string
  text: string
}

/** Makes the link by which this account shares a job, and shows it. */
export function useShare({ id, title, text }: Shared): {
  share: () => void
  busy: boolean
  dialog: ReactNode
} {
  const [url, setUrl] = useState<string>()
  const make = useChange(
    (api, _args: undefined) => api.call(shareJob, { params: { id } }),
    { failed: 'The link could not be made. Try again.' },
    (made) => setUrl(made.url),
  )
  return {
    share: () => make.mutate(undefined),
    busy: make.isPending,
    dialog: url && (
      <Suspense>
        <ShareDialog title={title} url={url} text={text} onClose={() => setUrl(undefined)} />
      </Suspense>
    ),
  }
}
