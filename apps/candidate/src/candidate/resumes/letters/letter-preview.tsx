import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { resumeFontPath, type LetterDraft, type ResumeDraft } from '@tryka/domain'
import { PAGE_PX, renderLetter, showPages } from '@tryka/resume-template'
import { Notice } from '@tryka/ui'
import { useAccountClients } from '../../../base/place/account'
import { heightOf, SANDBOX, SHELL, useWidth } from '../../../base/resume/resume-frame'

/** The letter as it will be printed. */
export function LetterPreview({ letter, resume }: { letter: LetterDraft; resume: ResumeDraft }) {
  const { api } = useAccountClients()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const [pages, setPages] = useState(1)
  const { box, width } = useWidth()
  const page = PAGE_PX[resume.pageSize].width
  const scale = width ? Math.min(1, width / page) : 1
  const height = heightOf(pages, resume.pageSize)

  useEffect(() => {
    let current = true
    const show = () => {
      const document = frame.current?.contentDocument
      if (!current || !document?.body) return
      const rendered = renderLetter(letter, resume, { fonts: (file) => api.url(resumeFontPath(file)) })
      const count = () => {
        const shown = showPages(document, rendered)
        setPages(Number.isFinite(shown) ? Math.max(1, shown) : 1)
      }
      count()
      // Line breaks change when the fonts arrive.
      if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => current && count())
    }
    const timer = setTimeout(show)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [letter, resume, api, loads])

  return (
    <Pane aria-labelledby="letter-preview">
      <Head>
        <h2 id="letter-preview">Live preview</h2>
        <span role="status">{pages === 1 ? '1 page' : `${pages} pages`}</span>
      </Head>
      {pages > 1 && <Notice>This is more than one page. Shorten it: few people read a second one.</Notice>}
      <Scroll tabIndex={0} role="region" aria-label="Letter preview, scrollable">
        <div ref={box} />
        <div style={{ width: page * scale, height: height * scale }}>
          <iframe
            ref={frame}
            title="Letter as it will be printed"
            sandbox={SANDBOX}
            srcDoc={SHELL}
            onLoad={() => setLoads((times) => times + 1)}
            style={{ width: page, height, transform: `scale(${scale})` }}
          />
        </div>
      </Scroll>
    </Pane>
  )
}

const Pane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  min-width: 0;
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h2 {
    font-family: var(--font-body);
    font-size: var(--fs-3);
    font-weight: var(--fw-strong);
  }
  span {
    font-size: var(--fs-1);
    color: var(--text-3);
  }
`
const Scroll = styled.div`
  overflow: auto;
  max-height: 80vh;
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface-3);
  box-shadow: var(--shadow-2);
  scrollbar-width: thin;
  > div:last-child {
    overflow: hidden;
  }
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    color-scheme: light;
  }
`
