import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { media, ThemeToggle } from '@tryka/ui'
import type { Frame } from '../../route'
import { still } from '../../../base/still'
import { MobileMenu } from './mobile-menu'

const parts = () => import('./header-parts')
const HomeLink = still(() => parts().then((module) => module.HomeLink))
const SectionLinks = still(() => parts().then((module) => module.SectionLinks))
const Doors = still(() => parts().then((module) => module.Doors))
const BackToHome = still(() => parts().then((module) => module.BackToHome))

/** The head of the public site; the signup page has only the way back. */
export function SiteHeader({ frame }: { frame: Exclude<Frame, 'bare'> }) {
  const stuck = useStuck()
  const isSite = frame === 'site'
  return (
    <Head data-stuck={stuck || undefined}>
      <Bar>
        <HomeLink />
        {isSite && <SectionLinks />}
        <End>
          <ThemeToggle />
          {isSite ? <Doors /> : <BackToHome />}
          {isSite && <MobileMenu />}
        </End>
      </Bar>
    </Head>
  )
}

/** True once the page has scrolled under the head. */
function useStuck(): boolean {
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    const update = () => setStuck(window.scrollY > 8)
    update()
    window.addEventListener('scroll', update)
    return () => window.removeEventListener('scroll', update)
  }, [])
  return stuck
}

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  background: var(--bg);
  border-bottom: 1px solid transparent;
  &[data-stuck] {
    border-color: var(--line);
  }
`
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-5);
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  min-height: 4.5rem;
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.strip} {
    gap: var(--sp-2);
    min-height: 4rem;
  }
`
const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  margin-left: auto;
  ${media.narrow} {
    gap: 0;
  }
`
