"""Contents that change under an animation: rolling digits, moving letters, fades, and the effects of symbols."""
import unittest

import engines
from gallery import named, nodes
from pages import Page

# The letters of the layer over an element's text: letter, distance from the element's left edge, shift, opacity.
LETTERS = (
    "const el = document.getElementById('n' + arguments[0]), box = el.getBoundingClientRect();"
    "return [...el.querySelectorAll('[aria-hidden] > span')].map((span) => {"
    "  const style = getComputedStyle(span), { m41, m42 } = new DOMMatrix(style.transform);"
    "  return [span.textContent, parseFloat(style.left) + m41, m42, +style.opacity]; })")
ICON = "const svg = document.querySelector('#n' + arguments[0] + ' svg');"


class Contents:
    window = (390, 1400)

    def setUp(self):
        self.open("motion")
        self.engine.until("return document.body.dataset.revision !== '1'")
        self.finish()

    def node(self, label):
        return named(self.tree("motion"), label)["id"]

    def icons(self):
        """The numbers of the symbols in the row of effects, in order."""
        title = next(node for node in nodes(self.tree("motion")) if node.get("text") == "Symbols")["id"]
        return self.engine.run(
            "const all = [...document.querySelectorAll('main [id]')];"
            "const start = all.indexOf(document.getElementById('n' + arguments[0]));"
            "return all.slice(start).filter((e) => e.querySelector(':scope > svg')).map((e) => +e.id.slice(1))", title)

    def press(self, name):
        self.engine.run("document.getElementById('n' + arguments[0]).click()", self.node(name))

    def start(self, name):
        self.press(name)
        # The pressed button fades by a transition of its own.
        self.engine.until("return document.getAnimations().some((animation) =>"
                          " animation.playState === 'running' && !(animation instanceof CSSTransition))")

    def stop_at(self, milliseconds):
        self.engine.run(
            "document.getAnimations().forEach((animation) => {"
            "  animation.pause(); animation.currentTime = arguments[0]; })", milliseconds)

    def finish(self):
        self.engine.run(
            "document.getAnimations().forEach((animation) => {"
            "  if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish(); })")
        self.engine.settle()

    def letters(self, node):
        return self.engine.run(LETTERS, node)

    def html(self, node):
        return self.engine.run("return document.getElementById('n' + arguments[0]).innerHTML", node)

    # Digits

    def test_digits_that_change_roll_and_the_others_stay(self):
        counter = self.node("60 s left")
        before = self.engine.run("return document.getElementById('n' + arguments[0]).textContent", counter)
        self.assertEqual(before, "60 s left")
        self.start("Tick")
        self.stop_at(500)
        letters = self.letters(counter)
        gone, here = letters[:2], letters[2:]
        self.assertEqual([letter for letter, *_ in gone], ["6", "0"])
        self.assertEqual("".join(letter for letter, *_ in here), "59 s left")
        # Half of the way: old digits move down, new ones come from above.
        for _, _, shift, opacity in gone:
            self.assertGreater(shift, 2)
            self.assertAlmostEqual(opacity, 0.5, delta=0.02)
        for _, _, shift, opacity in here[:2]:
            self.assertLess(shift, -2)
            self.assertAlmostEqual(opacity, 0.5, delta=0.02)
        for _, _, shift, opacity in here[2:]:
            self.assertEqual((shift, opacity), (0, 1))
        self.finish()
        self.assertEqual(self.html(counter), "59 s left")
        self.assertEqual(self.node("59 s left"), counter)

    def test_a_number_with_a_value_rolls_in_the_direction_of_its_change(self):
        number = self.node("998")
        self.start("Walk")
        self.stop_at(50)
        self.assertTrue(all(shift > 0 for letter, _, shift, _ in self.letters(number)[3:]), self.letters(number))
        self.finish()
        self.assertEqual(self.html(number), "1,005")
        self.start("Walk back")
        self.stop_at(50)
        new = [entry for entry in self.letters(number) if entry[0] == "9"]
        self.assertTrue(new and all(shift < 0 for _, _, shift, _ in new), self.letters(number))
        self.finish()
        self.assertEqual(self.html(number), "998")

    def test_letters_start_and_end_where_the_text_is(self):
        counter = self.node("60 s left")
        places = (
            "const el = document.getElementById('n' + arguments[0]), left = el.getBoundingClientRect().left;"
            "const text = document.createTreeWalker(el, NodeFilter.SHOW_TEXT).nextNode(), range = document.createRange();"
            "return [...text.data].map((_, index) => { range.setStart(text, index); range.setEnd(text, index + 1);"
            "  return range.getBoundingClientRect().left - left; })")
        before = self.engine.run(places, counter)
        self.start("Tick")
        self.stop_at(0)
        letters = self.letters(counter)
        for seen, place in zip(letters[:2] + letters[4:], before):
            self.assertAlmostEqual(seen[1], place, delta=0.3)
        self.stop_at(999.9)
        moved = [seen[1] for seen in self.letters(counter)[2:]]
        self.finish()
        for seen, place in zip(moved, self.engine.run(places, counter)):
            self.assertAlmostEqual(seen, place, delta=0.3)

    def test_a_change_in_the_middle_continues_from_there(self):
        counter = self.node("60 s left")
        self.start("Tick")
        self.stop_at(500)
        self.press("Tick")
        self.engine.until(f"return document.getElementById('n{counter}').firstChild.textContent === '58 s left'")
        nine = [entry for entry in self.letters(counter) if entry[0] == "9"]
        self.assertEqual(len(nine), 1)
        self.assertLess(nine[0][3], 0.6)
        self.finish()
        self.assertEqual(self.html(counter), "58 s left")

    # Words

    def test_letters_of_both_texts_move_and_the_others_fade(self):
        greeting = self.node("Good morning")
        self.start("Greet")
        self.stop_at(500)
        letters = self.letters(greeting)
        self.assertEqual([entry[0] for entry in letters if abs(entry[3] - 0.5) < 0.02], list("mor") + list("eve"))
        self.assertTrue(all(shift == 0 for _, _, shift, _ in letters))
        self.finish()
        self.assertEqual(self.html(greeting), "Good evening")

    def test_another_text_fades_over_the_new_one(self):
        word = self.node("Sun")
        other = [node for node in nodes(self.tree("motion")) if node.get("text") == "Sun"][-1]["id"]
        self.start("Greet")
        self.stop_at(500)
        seen = self.engine.run(
            "return [...document.getElementById('n' + arguments[0]).children].map("
            "  (e) => [e.textContent, +getComputedStyle(e).opacity])", other)
        self.assertEqual([text for text, _ in seen], ["Moon", "Sun"])
        for _, opacity in seen:
            self.assertAlmostEqual(opacity, 0.5, delta=0.02)
        self.finish()
        self.assertEqual(self.html(other), "Moon")
        self.assertNotEqual(word, other)

    # Symbols

    def symbol(self, node, what):
        return self.engine.run(ICON + f"return getComputedStyle(svg).{what}", node)

    def test_a_symbol_bounces_when_its_value_changes(self):
        heart = self.icons()[0]
        self.assertEqual(self.symbol(heart, "scale"), "none")
        self.start("Applaud")
        self.stop_at(195)
        self.assertAlmostEqual(float(self.symbol(heart, "scale")), 1.22, delta=0.01)
        self.finish()
        self.assertEqual(self.symbol(heart, "scale"), "none")

    def test_a_symbol_swings_and_another_turns(self):
        _, bell, gear, *_ = self.icons()
        self.start("Ring")
        self.stop_at(112.5)
        self.assertEqual(self.symbol(bell, "rotate"), "12deg")
        self.finish()
        self.start("Whirl")
        self.stop_at(600)
        self.assertEqual(self.symbol(gear, "rotate"), "180deg")
        self.finish()
        self.assertEqual(self.symbol(gear, "rotate"), "none")

    def test_an_endless_effect_continues_after_a_reload_and_ends_with_its_cycle(self):
        wifi = self.icons()[4]
        endless = (
            ICON + "return [...svg.children].map((e) => e.getAnimations().filter("
            "  (a) => a.effect.getComputedTiming().endTime === Infinity).length)")
        self.assertEqual(self.engine.run(endless, wifi), [0, 0, 0, 0])
        self.start("Search")
        self.assertEqual(self.engine.run(endless, wifi), [1, 1, 1, 1])
        session = self.engine.run("return document.body.dataset.session")
        self.open("motion", f"?session={session}")
        self.engine.until("return document.getAnimations().length === 4")
        self.assertEqual(self.engine.run(endless, wifi), [1, 1, 1, 1])
        self.press("Search")
        self.engine.until("return document.getAnimations().every("
                          "  (a) => a.effect.getComputedTiming().endTime !== Infinity)")
        self.finish()

    def test_a_symbol_replaces_another_one(self):
        play = self.icons()[3]
        before = self.html(play)
        self.start("Play")
        self.stop_at(0)
        self.assertEqual(self.engine.run(
            "return document.querySelectorAll('#n' + arguments[0] + ' svg').length", play), 2)
        self.finish()
        after = self.html(play)
        self.assertNotEqual(after, before)
        self.assertEqual(after.count("<svg"), 1)
        self.start("Play")
        self.finish()
        self.assertEqual(self.html(play), before)

    def test_a_variable_value_dims_the_parts_beyond_it(self):
        speaker = self.icons()[5]
        dimmed = ICON + "return [...svg.children].filter((e) => e.getAttribute('fill-opacity')).length"
        counts = [self.engine.run(dimmed, speaker)]
        for _ in range(2):
            self.press("Louder")
            self.engine.settle()
            counts.append(self.engine.run(dimmed, speaker))
        self.assertEqual(counts, [2, 1, 0])


class ChromiumContents(Contents, Page):
    def test_under_reduced_motion_contents_fade_and_symbols_stay(self):
        self.engine.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
        self.addCleanup(self.engine.driver.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"features": []})
        self.open("motion")
        counter = self.node("60 s left")
        self.start("Tick")
        self.assertEqual(self.engine.run(
            "return document.getAnimations().map((a) => Object.keys(a.effect.getKeyframes()[0])"
            "  .filter((key) => !['offset', 'easing', 'composite', 'computedOffset'].includes(key)).join())"),
            ["opacity", "opacity"])
        self.finish()
        self.assertEqual(self.html(counter), "59 s left")
        self.press("Ring")
        self.engine.settle()
        self.assertEqual(self.engine.run("return document.getAnimations().length"), 0)


class WebKitContents(Contents, Page):
    engine_class = engines.WebKit


class FirefoxContents(Contents, Page):
    engine_class = engines.Firefox


if __name__ == "__main__":
    unittest.main()
