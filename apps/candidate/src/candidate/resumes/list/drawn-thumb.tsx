import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { ResumeDraft } from '@tryka/domain'
import { MiniPage } from '../preview/mini-page'
import { useSeen } from '../preview/use-seen'
import { usePictured } from '../resumes.queries'
import type { Pictured } from './pictured'

/** The picture of what is being written follows when the typing rests. */
const REST_MS = 1_500

/** The page of a resume, read and drawn when it comes into sight. */
export function DrawnThumb({ of }: { of: Pictured }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place)
  return (
    <Place ref={place}>
      {seen && ('draft' in of ? <Written draft={of.draft} /> : <Saved id={of.id} version={of.version} />)}
    </Place>
  )
}

function Saved({ id, version }: { id: string; version: number }) {
  const { data } = usePictured(id, version)
  return data && <MiniPage draft={data} />
}

function Written({ draft }: { draft: ResumeDraft }) {
  const [rested, setRested] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), REST_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return <MiniPage draft={rested} />
}

const Place = styled.div`
  height: 100%;
`
