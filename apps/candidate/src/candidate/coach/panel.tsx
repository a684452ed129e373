import { MessagesSquare, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Badge, Button, ButtonLink, Dialog, Icon } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { sectionPath } from '../parts/address'
import { useModel } from '../parts/model-consent'
import { Ask } from './ask'
import { Talk } from './talk'
import { Today } from './today'
import { COACH_PANEL, useCoach } from './use-coach'
import { type TalkNow, useTalk } from './use-talk'

const BUILT_IN = 'Built in, no model'
const WORDED = 'Built in, worded by a model'

/** The coach beside a section; where there is no room, over it. */
export function Panel() {
  const { isBeside, close } = useCoach()
  const talk = useTalk()
  const engine = useModel()?.consent ? WORDED : BUILT_IN
  return isBeside ? (
    <Beside onClose={close} talk={talk} engine={engine} />
  ) : (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title="Coach"
      description={engine}
      footer={<Ask talk={talk} />}
      reading
      steady
    >
      <Content talk={talk} />
    </Dialog>
  )
}

interface BesideProps {
  onClose: () => void
  talk: TalkNow
  engine: string
}

/** Not modal: the section goes on. Escape closes it from within. */
function Beside({ onClose, talk, engine }: BesideProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <Aside id={COACH_PANEL} aria-labelledby="coach" onKeyDown={onKeyDown}>
      <Column>
        <Head>
          <h2 id="coach" ref={heading} tabIndex={-1}>
            Coach
          </h2>
          <Badge tone="neutral">{engine}</Badge>
          <Button variant="quiet" size="sm" iconOnly label="Close the coach" onClick={onClose}>
            <Icon icon={X} size="sm" />
          </Button>
        </Head>
        <Scroll>
          <Content talk={talk} />
        </Scroll>
        <Foot>
          <Ask talk={talk} />
        </Foot>
      </Column>
    </Aside>
  )
}

const Content = ({ talk }: { talk: TalkNow }) => (
  <Parts>
    <Today />
    <ButtonLink asChild variant="secondary">
      <Link to={sectionPath('interviews', { tab: 'practice', practise: 'any' })}>
        <Icon icon={MessagesSquare} size="sm" />
        Practise one question
      </Link>
    </ButtonLink>
    <Talk talk={talk} />
  </Parts>
)

const Aside = styled.aside`
  border-left: var(--bw) solid var(--line);
  background: var(--surface);
`
const Column = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  position: sticky;
  top: var(--app-header);
  height: calc(100dvh - var(--app-header) - var(--app-strip, 0rem));
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-5);
  border-bottom: var(--bw) solid var(--line);

  h2 {
    margin-right: auto;
    font-size: var(--fs-6);
    outline: none;
  }
`
const Scroll = styled.div`
  padding: var(--sp-5);
  overflow-y: auto;
  overscroll-behavior: contain;
`
const Foot = styled.div`
  padding: var(--sp-4) var(--sp-5);
  border-top: var(--bw) solid var(--line);
`
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--sp-4);
`
