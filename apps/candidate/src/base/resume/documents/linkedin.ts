import { parse } from 'csv-parse/browser/esm/sync'
import type JSZip from 'jszip'
import { LINKEDIN_FILES, type LinkedInTables, type Row } from '@tryka/resume-import'
import { PROBLEMS, UnreadableFile } from './problems'

/** The tables of LinkedIn's archive, wherever in it they stand. */
export async function linkedInTables(zip: JSZip): Promise<{ tables: LinkedInTables; others: string[] }> {
  const tables: LinkedInTables = {}
  const others: string[] = []
  for (const entry of Object.values(zip.files)) {
    if (entry.dir) continue
    const name = entry.name.split('/').at(-1) ?? ''
    const known = LINKEDIN_FILES.find((file) => file.toLowerCase() === name.toLowerCase())
    if (known) tables[known] = rows(await entry.async('string'))
    else others.push(name)
  }
  if (!tables['Profile.csv'] && !tables['Positions.csv']) throw new UnreadableFile(PROBLEMS.notLinkedIn)
  return { tables, others }
}

const rows = (text: string): Row[] => {
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: 500,
    }) as Row[]
  } catch {
    throw new UnreadableFile(PROBLEMS.brokenZip)
  }
}
