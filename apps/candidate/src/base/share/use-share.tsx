import { lazy, Suspense, useState, type ReactNode } from 'react'
import { shareJob, unshareJob } from '@tryka/domain'
import { useChange } from '../calls/calls'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }))
const UnshareDialog = lazy(async () => ({ default: (await import('./unshare-dialog')).UnshareDialog }))

interface Shared {
  id: string
  title: string
  text: string
}

/** Takes back the link by which this account shares a job. */
const useTakeBack = (id: string, done: () => void) =>
  useChange(
    (api, _args: undefined) => api.call(unshareJob, { params: { id } }),
    { done: () => 'Link taken back', failed: 'The link could not be taken back. Try again.' },
    done,
  )

/** Takes the link of a job without a page back, after a question. */
export function useAskedBack(id: string, of: 'closed' | 'away'): { ask: () => void; dialog: ReactNode } {
  const [asking, setAsking] = useState(false)
  const takeBack = useTakeBack(id, () => setAsking(false))
  return {
    ask: () => setAsking(true),
    dialog: asking && (
      <Suspense>
        <UnshareDialog
          of={of}
          busy={takeBack.isPending}
          onConfirm={() => takeBack.mutate(undefined)}
          onCancel={() => setAsking(false)}
        />
      </Suspense>
    ),
  }
}

/** Makes the link by which this account shares a job, shows it, and takes it back after a question. */
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
  const [asking, setAsking] = useState(false)
  const takeBack = useTakeBack(id, () => {
    setAsking(false)
    setUrl(undefined)
  })
  return {
    share: () => make.mutate(undefined),
    busy: make.isPending,
    dialog: url && (
      <Suspense>
        {asking ? (
          <UnshareDialog
            of="open"
            busy={takeBack.isPending}
            onConfirm={() => takeBack.mutate(undefined)}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <ShareDialog
            title={title}
            url={url}
            text={text}
            onTakeBack={() => setAsking(true)}
            onClose={() => setUrl(undefined)}
          />
        )}
      </Suspense>
    ),
  }
}
