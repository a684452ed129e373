import { CloudOff } from 'lucide-react'
import { SrOnly } from '@tryka/ui'
import { Strip } from '../../skills/player/frame/strip'
import { useOnline } from '../../skills/player/use-online'
import type { Answering } from './use-answering'

/** What keeps an answer from arriving, and whether it is safe. */
function useTrouble({ isWaiting }: Answering): { title: string; text: string } | undefined {
  const isOnline = useOnline()
  if (!isOnline)
    return {
      title: 'You are offline.',
      text: 'What you write is kept on this device and sent when the connection is back.',
    }
  return isWaiting
    ? {
        title: 'The answer has not arrived yet.',
        text: 'It is kept on this device and sent again every two seconds.',
      }
    : undefined
}

export function Trouble({ answering }: { answering: Answering }) {
  const trouble = useTrouble(answering)
  return (
    <>
      {trouble && (
        <Strip icon={CloudOff} title={trouble.title}>
          {trouble.text}
        </Strip>
      )}
      <SrOnly role="status">{trouble ? `${trouble.title} ${trouble.text}` : ''}</SrOnly>
    </>
  )
}
