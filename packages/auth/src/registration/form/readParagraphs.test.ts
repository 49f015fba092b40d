import { describe, expect, it } from 'vitest'
import { readParagraphs } from './readParagraphs.ts'

describe('readParagraphs', () => {
  it.each([
    ['<h2>Общее</h2><p>Первый &laquo;пункт&raquo;.</p>', ['# Общее', 'Первый «пункт».']],
    ['<ul><li>а</li><li>б <b>в</b></li></ul>', ['• а', '• б в']],
    ['<p>а<br>б</p>  \n ', ['а', 'б']],
    ['text &amp; &#8470; &unknown; &#99999999;', ['text & № &unknown; &#99999999;']],
    ['<script>alert(1)</script><style>p{}</style><!-- no --><p>да</p>', ['да']],
    ['1 < 2', ['1 < 2']],
    ['', []],
  ])('reads %j as %j', (html, paragraphs) => {
    const read = readParagraphs(html)
    expect(read.map(({ text, isHeading }) => (isHeading ? `# ${text}` : text))).toEqual(paragraphs)
  })
})
