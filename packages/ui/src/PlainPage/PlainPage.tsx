import type { ReactNode } from 'react'
import css from './PlainPage.module.css'

export interface PlainPageProps {
  /** The page's one h1. */
  title: string
  /** The language of the title, where it is another than the page's. */
  titleLang?: string | undefined
  /** It is a text to be read, whose lines may be longer than those of a form. */
  isText?: boolean
  children: ReactNode
}

/** A page outside of the account with one subject, in a narrow column. */
export function PlainPage({ title, titleLang, isText = false, children }: PlainPageProps) {
  return (
    <div className={css['page']} data-text={isText}>
      <h1 lang={titleLang}>{title}</h1>
      {children}
    </div>
  )
}

/** The surface that a page's subject lies on. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={css['sheet']}>{children}</div>
}
