import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Mark, media, SkipLink } from '@tryka/ui'

export interface PlayerFrameProps {
  subject: string
  /** What the first link says. */
  skip?: string
  /** How far it is, in the middle of the head. */
  progress?: ReactNode
  /** At the end of the head: the time, and Pause. */
  end?: ReactNode
  /** One column, as what is put in order needs it. */
  narrow?: boolean
  /** A way out on the left, one primary action on the right. */
  foot?: ReactNode
  children: ReactNode
}

/** The task alone on the screen: no sidebar, no link out, no notifications. */
export const PlayerFrame = ({
  subject,
  skip = 'Skip to the task',
  progress,
  end,
  narrow = false,
  foot,
  children,
}: PlayerFrameProps) => (
  <Page>
    <SkipLink>{skip}</SkipLink>
    <Head>
      <Subject>
        <Mark />
        <b>{subject}</b>
      </Subject>
      {progress && <Middle>{progress}</Middle>}
      {end && <End>{end}</End>}
    </Head>
    <Main id="main" tabIndex={-1} $narrow={narrow}>
      {children}
    </Main>
    {foot && (
      <Foot>
        <FootLine $narrow={narrow}>{foot}</FootLine>
      </Foot>
    )}
  </Page>
)

const GUTTER = 'clamp(1rem, 2.4vw, 2.5rem)'
const width = ({ $narrow }: { $narrow: boolean }) => ($narrow ? '52rem' : '84rem')

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  background: var(--bg-sunken);
`
const Head = styled.header`
  display: grid;
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  grid-template-columns: minmax(0, 1fr) minmax(0, 26rem) minmax(0, 1fr);
  align-items: center;
  gap: var(--sp-3) var(--sp-6);
  min-height: 4rem;
  padding: 0 ${GUTTER};
  border-bottom: var(--bw) solid var(--line);
  background: var(--surface);
  ${media.form} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: var(--sp-3);
  }
`
const Subject = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-width: 0;

  b {
    overflow: hidden;
    font: var(--fw-display) var(--fs-6) / 1.2 var(--font-display);
    font-stretch: 103%;
    text-overflow: ellipsis;
  }
`
const Middle = styled.div`
  display: grid;
  gap: 0.4375rem;
  ${media.form} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`
const End = styled.div`
  display: flex;
  grid-column: -2;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-4);

  /* The words of a way out stand on the edge of the head, not its padding. */
  > a {
    margin-right: -1rem;
  }
`
const Main = styled.main<{ $narrow: boolean }>`
  width: 100%;
  min-width: 0;
  max-width: ${width};
  margin-inline: auto;
  padding: clamp(1.25rem, 3vw, 2.5rem) ${GUTTER} var(--sp-9);

  &:focus-visible {
    outline-offset: -2px;
  }

  /* What takes the focus is not left under the head or the foot, which stay where they are. */
  :is(a, button, input, textarea, [tabindex]) {
    scroll-margin-block: 8rem;
  }
`
const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  border-top: var(--bw) solid var(--line);
  background: var(--surface);
`
const FootLine = styled.div<{ $narrow: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
  max-width: ${width};
  min-height: 4.5rem;
  margin-inline: auto;
  padding: var(--sp-3) ${GUTTER};

  /* The words of the quiet button stand on the edge of the page's measure, not its padding. */
  > button:first-child {
    margin-left: -1.375rem;
  }
  ${media.phone} {
    gap: var(--sp-2);
    min-height: 4rem;
    padding-block: var(--sp-2);

    > button,
    > button:first-child {
      flex: 1 1 auto;
      padding-inline: var(--sp-3);
      margin-left: 0;
      font-size: var(--fs-4);
    }
  }
`
