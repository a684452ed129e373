import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { ResumeDraft } from '@tryka/domain'
import { PAGE_PX, showPages } from '@tryka/resume-template'
import { SANDBOX, SHELL, useRender, useWidth } from '../../../base/resume/resume-frame'
import { drawSoon } from './draw-soon'

/** The first page of a resume, as wide as its place: a picture, so nothing in it is read out or reached. */
export function MiniPage({ draft }: { draft: ResumeDraft }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const render = useRender()
  const [loads, setLoads] = useState(0)
  const [drawn, setDrawn] = useState(false)
  const { box, width } = useWidth()
  const page = PAGE_PX[draft.pageSize]

  useEffect(() => {
    if (!loads) return undefined
    return drawSoon(() => {
      const document = frame.current?.contentDocument
      if (!document?.body) return
      showPages(document, render(draft), () => false)
      setDrawn(true)
    })
  }, [draft, loads, render])

  return (
    <Paper ref={box} inert aria-hidden="true" style={{ aspectRatio: page.width / page.height }}>
      <iframe
        ref={frame}
        title="Page in small"
        tabIndex={-1}
        sandbox={SANDBOX}
        srcDoc={SHELL}
        onLoad={() => setLoads((count) => count + 1)}
        style={{
          width: page.width,
          height: page.height,
          transform: `scale(${width / page.width})`,
          visibility: drawn ? 'visible' : 'hidden',
        }}
      />
    </Paper>
  )
}

const Paper = styled.div`
  width: 100%;
  overflow: hidden;
  background: #ffffff;
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    color-scheme: light;
    pointer-events: none;
  }
`
