import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PracticeSession, PracticeTurn } from '@tryka/domain'
import { media } from '@tryka/ui'
import { PlayerFrame } from '../../skills/player/frame/player-frame'
import { Thread } from '../../skills/player/frame/thread'
import { placeOf } from './address'
import { End } from './end'
import type { Practice } from './use-practice'

export interface FrameProps {
  practice: Practice
  session: PracticeSession
  /** Without one it is the summary. */
  turn?: PracticeTurn
  /** What the page holds, in the link that skips to it. */
  what: string
  /** Beside the way out. */
  note: string
  narrow?: boolean
  foot?: ReactNode
  children: ReactNode
}

/** A session alone on the screen: where one is, the way out, and what is asked or said. */
export function Frame({ practice, session, turn, what, note, narrow = false, foot, children }: FrameProps) {
  const place = turn ? placeOf(session, turn) : session.count
  // What is judged is behind, what is asked is now.
  const at = turn && turn.state !== 'judged' ? place : place + 0.5
  return (
    <PlayerFrame
      subject="Practice"
      skip={`Skip to the ${what}`}
      narrow={narrow}
      progress={
        <>
          <Progress>
            <span>
              {turn ? (
                <>
                  Question <b>{place}</b> of {session.count}
                </>
              ) : (
                'All questions'
              )}
            </span>
            <span>{session.isSample ? `Sample: ${session.title}` : session.title}</span>
          </Progress>
          <Thread at={at} most={session.count} least={session.count} done="vriddhi" />
        </>
      }
      end={
        <>
          <Note>{note}</Note>
          <End practice={practice} session={session} />
        </>
      }
      foot={foot}
    >
      {children}
    </PlayerFrame>
  )
}

/** "Built-in coach, version 1": which engine speaks. */
export const engineWords = (engine: string): string =>
  `Built-in coach, version ${engine.replace(/^coach-/, '')}`

const Progress = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-3);
  font-size: var(--fs-2);
  line-height: 1.3;
  color: var(--text-3);

  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
  span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
const Note = styled.span`
  font-size: var(--fs-3);
  color: var(--text-3);
  white-space: nowrap;
  ${media.form} {
    display: none;
  }
`
