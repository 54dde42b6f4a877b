extension SymbolNames {
    /// Symbols whose icons have different names.
    static let exceptions = """
        accessibility=universal-access airplane=airplane alarm.fill=alarm-fill ant=bug ant.fill=bug-fill
        antenna.radiowaves.left.and.right=broadcast app.badge=app-indicator app.fill=app applewatch=smartwatch
        archivebox=archive archivebox.fill=archive-fill arrow.clockwise=arrow-clockwise
        arrow.counterclockwise=arrow-counterclockwise arrow.down.circle=arrow-down-circle
        arrow.down.right.and.arrow.up.left=arrows-angle-contract arrow.left.and.right=arrow-left-right
        arrow.left.arrow.right=arrow-left-right
        arrow.triangle.2.circlepath=arrow-repeat
        arrow.up.and.down=arrow-down-up arrow.up.and.down.and.arrow.left.and.right=arrows-move
        arrow.up.arrow.down=arrow-down-up arrow.up.left.and.arrow.down.right=arrows-angle-expand
        arrow.up.right=arrow-up-right arrow.uturn.backward=arrow-90deg-left arrow.uturn.left=arrow-90deg-left
        asterisk=asterisk at=at backward=rewind backward.end=skip-start backward.fill=rewind-fill bag=bag
        bag.fill=bag-fill bandaid=bandaid barcode=upc battery.0=battery battery.100=battery-full
        battery.50=battery-half bed.double=house bell.badge=bell bell.badge.fill=bell-fill bell.slash=bell-slash
        bicycle=bicycle binoculars.fill=binoculars-fill bold=type-bold bolt=lightning bolt.fill=lightning-fill
        book.fill=book-fill bookmark.fill=bookmark-fill books.vertical=collection brain=cpu
        brain.head.profile=cpu briefcase.fill=briefcase-fill bubble.left=chat-left
        bubble.left.and.bubble.right=chat-left-dots bubble.left.fill=chat-left-fill bubble.right=chat-right
        bubble.right.fill=chat-right-fill building.2=buildings building.2.fill=buildings-fill
        building.columns=bank bus=bus-front calendar.badge.plus=calendar-plus camera.fill=camera-fill
        camera.filters=sliders2 capsule=capsule-pill car=car-front car.fill=car-front-fill cart.fill=cart-fill
        cart.badge.minus=cart-dash cart.badge.plus=cart-plus
        case=briefcase case.fill=briefcase-fill character.book.closed=translate chart.bar=bar-chart
        chart.bar.fill=bar-chart-fill chart.line.uptrend.xyaxis=graph-up chart.pie=pie-chart
        chart.pie.fill=pie-chart-fill chart.xyaxis.line=graph-up checklist=list-check checkmark=check-lg
        checkmark.circle=check-circle checkmark.circle.fill=check-circle-fill checkmark.seal=patch-check
        checkmark.seal.fill=patch-check-fill checkmark.square=check-square
        checkmark.square.fill=check-square-fill chevron.left.forwardslash.chevron.right=code-slash
        arrowshape.turn.up.left=reply arrowshape.turn.up.left.fill=reply-fill arrowshape.turn.up.left.2=reply-all
        chevron.up.chevron.down=chevron-expand
        chevron.left.chevron.right=code line.3.horizontal=list line.horizontal.3=list exclamationmark=exclamation-lg
        photo.on.rectangle=images photo.on.rectangle.angled=images
        circle.dashed=arrow-repeat circle.fill=circle-fill circle.grid.3x3=grid-3x3-gap
        circle.hexagongrid=hexagon circle.lefthalf.fill=circle-half circle.lefthalf.filled=circle-half
        circle.square=record-circle clock.fill=clock-fill cloud.rain=cloud-rain cloud.rain.fill=cloud-rain-fill
        command=command creditcard=credit-card creditcard.fill=credit-card-fill crop=crop cross=plus
        cross.fill=hospital-fill crown=trophy crown.fill=trophy-fill cube=box cube.fill=box-fill
        cup.and.saucer=cup cup.and.saucer.fill=cup-fill curlybraces=braces delete.left=backspace
        delete.left.fill=backspace-fill desktopcomputer=pc-display dial.min=speedometer
        diamond.fill=diamond-fill dice=dice-5 dice.fill=dice-5-fill divide=slash-lg doc=file-earmark
        doc.fill=file-earmark-fill doc.on.clipboard=clipboard doc.on.doc=files doc.text=file-earmark-text
        doc.text.fill=file-earmark-text-fill dollarsign=currency-dollar
        dot.radiowaves.left.and.right=broadcast drop=droplet drop.fill=droplet-fill ear=ear ellipsis=three-dots
        envelope.fill=envelope-fill equal=pause escape=escape eurosign=currency-euro
        exclamationmark.circle=exclamation-circle exclamationmark.circle.fill=exclamation-circle-fill
        exclamationmark.octagon=exclamation-octagon exclamationmark.octagon.fill=exclamation-octagon-fill
        exclamationmark.triangle=exclamation-triangle exclamationmark.triangle.fill=exclamation-triangle-fill
        externaldrive=hdd eye.slash=eye-slash eye.slash.fill=eye-slash-fill eyedropper=eyedropper
        eyeglasses=eyeglasses face.dashed=emoji-neutral face.smiling=emoji-smile
        face.smiling.fill=emoji-smile-fill faceid=person-bounding-box fanblades=fan film.fill=film
        flag.checkered=flag flag.fill=flag-fill flame=fire flame.fill=fire folder.badge.plus=folder-plus
        folder.fill.badge.plus=folder-plus fork.knife=egg-fried forward=fast-forward forward.end=skip-end
        forward.fill=fast-forward-fill function=calculator gamecontroller=controller
        gamecontroller.fill=controller gauge=speedometer2 gear=gear gearshape=gear gearshape.fill=gear-fill
        gift.fill=gift-fill globe.americas=globe-americas globe.asia.australia=globe-central-south-asia
        graduationcap=mortarboard graduationcap.fill=mortarboard-fill hammer=hammer hammer.fill=hammer
        hand.point.up=hand-index hand.raised=hand-index hand.raised.fill=hand-index-fill
        hand.draw=hand-index-thumb hand.draw.fill=hand-index-thumb-fill hand.tap=hand-index-thumb
        hand.tap.fill=hand-index-thumb-fill hand.thumbsdown=hand-thumbs-down hand.thumbsdown.fill=hand-thumbs-down-fill
        hand.thumbsup=hand-thumbs-up hand.thumbsup.fill=hand-thumbs-up-fill hand.wave=hand-thumbs-up
        hare=speedometer2 headphones=headphones hexagon.fill=hexagon-fill
        hourglass=hourglass hurricane=hurricane icloud=cloud
        icloud.and.arrow.down=cloud-download icloud.and.arrow.up=cloud-upload icloud.fill=cloud-fill
        infinity=infinity info=info-lg internaldrive=hdd ipad=tablet iphone=phone italic=type-italic key=key
        key.fill=key-fill ladybug=bug ladybug.fill=bug-fill lamp.desk=lamp laptopcomputer=laptop
        largecircle.fill.circle=record-circle lasso=bounding-box-circles leaf=tree leaf.fill=tree-fill
        lifepreserver=life-preserver lightbulb.fill=lightbulb-fill
        line.3.horizontal.decrease=filter line.horizontal.3.decrease=filter
        line.3.horizontal.decrease.circle=filter-circle line.horizontal.3.decrease.circle=filter-circle
        link=link-45deg list.bullet=list-ul list.bullet.rectangle=card-list list.dash=list-ul
        list.number=list-ol location=geo-alt location.fill=geo-alt-fill lock.open=unlock
        lock.open.fill=unlock-fill lungs=lungs magnifyingglass=search map.fill=map-fill mappin=geo
        mappin.and.ellipse=geo-alt medal=award
        medal.fill=award-fill memorychip=memory message=chat message.fill=chat-fill mic.fill=mic-fill
        mic.slash=mic-mute minus=dash-lg minus.circle=dash-circle minus.circle.fill=dash-circle-fill
        moon.fill=moon-fill mountain.2=image-alt move.3d=arrows-move multiply=x-lg music.note=music-note
        music.note.list=music-note-list network=hdd-network newspaper.fill=newspaper note.text=sticky
        number=hash octagon.fill=octagon-fill option=option oval=circle paintbrush=brush
        paintbrush.fill=brush-fill paintpalette=palette paintpalette.fill=palette-fill paperclip=paperclip
        paperplane=send paperplane.fill=send-fill pause=pause pause.fill=pause-fill pawprint=heart
        pentagon.fill=pentagon-fill percent=percent person.2=people
        person.2.fill=people-fill person.3=people person.3.fill=people-fill person.badge.plus=person-plus
        person.circle.fill=person-circle person.crop.circle=person-circle person.crop.circle.fill=person-circle
        person.crop.rectangle=person-badge person.crop.square=person-square
        person.fill.badge.plus=person-plus-fill person.text.rectangle=person-vcard personalhotspot=hdd-network
        phone=telephone phone.fill=telephone-fill photo=image photo.fill=image-fill pills=capsule
        pills.fill=capsule pin=pin pin.fill=pin-fill play=play play.circle=play-circle play.fill=play-fill
        play.rectangle=play-btn play.rectangle.fill=play-btn-fill plus=plus-lg plusminus=plus-slash-minus
        power=power printer.fill=printer-fill puzzlepiece=puzzle puzzlepiece.fill=puzzle-fill qrcode=qr-code
        qrcode.viewfinder=qr-code-scan questionmark=question-lg questionmark.circle=question-circle
        questionmark.circle.fill=question-circle-fill quote.bubble=chat-quote rectangle=square
        rectangle.3.offgrid=columns-gap rectangle.and.pencil.and.ellipsis=input-cursor-text
        rectangle.fill=square-fill rectangle.grid.1x2=view-list rectangle.portrait=file
        rectangle.portrait.and.arrow.right=box-arrow-right rectangle.split.2x1=layout-split
        rectangle.stack=stack repeat=repeat return=arrow-return-left rosette=award rotate.right=arrow-clockwise
        safari=compass safari.fill=compass-fill scissors=scissors ruler=rulers ruler.fill=rulers pyramid=triangle pyramid.fill=triangle-fill
        seal=patch-check seal.fill=patch-check-fill
        server.rack=hdd-rack shield.fill=shield-fill shippingbox=box-seam shippingbox.fill=box-seam-fill
        shuffle=shuffle sidebar.left=layout-sidebar sidebar.right=layout-sidebar-reverse signpost.right=signpost
        slider.horizontal.3=sliders smallcircle.filled.circle=record-circle
        smallcircle.filled.circle.fill=record-circle-fill snowflake=snow sparkles=stars speaker=volume-off
        speaker.slash=volume-mute speaker.slash.fill=volume-mute-fill speaker.wave.1=volume-down
        speaker.wave.1.fill=volume-down-fill speaker.wave.2=volume-up speaker.wave.2.fill=volume-up-fill
        speaker.wave.3=volume-up speaker.wave.3.fill=volume-up-fill speedometer=speedometer square.and.arrow.down=box-arrow-down
        square.and.arrow.up=box-arrow-up square.and.pencil=pencil-square square.dashed=bounding-box
        square.fill=square-fill square.grid.2x2=grid square.grid.2x2.fill=grid-fill square.grid.3x3=grid-3x3
        square.split.2x2=grid-1x2 square.stack=stack star.leadinghalf.filled=star-half
        star.lefthalf.fill=star-half stopwatch.fill=stopwatch-fill strikethrough=type-strikethrough
        suit.club.fill=suit-club-fill suit.diamond.fill=suit-diamond-fill suit.heart=suit-heart
        suit.heart.fill=suit-heart-fill suit.spade.fill=suit-spade-fill sum=plus-slash-minus sun.max=sun
        sun.max.fill=sun-fill tag.fill=tag-fill target=bullseye terminal=terminal text.aligncenter=text-center
        text.alignleft=text-left text.alignright=text-right text.book.closed=journal-text textformat=fonts
        textformat.size=type theatermasks=mask thermometer=thermometer ticket=ticket-perforated
        ticket.fill=ticket-perforated-fill timer=stopwatch tornado=tornado tortoise=speedometer
        touchid=fingerprint tram=train-front trash.fill=trash-fill tray=inbox tray.fill=inbox-fill
        tree.fill=tree-fill triangle.fill=triangle-fill tshirt=handbag tshirt.fill=handbag-fill tv=tv
        tv.fill=tv-fill umbrella.fill=umbrella-fill underline=type-underline video=camera-video
        video.fill=camera-video-fill wallet.pass=wallet wallet.pass.fill=wallet-fill wand.and.stars=magic
        water.waves=water waveform=soundwave waveform.path.ecg=activity wifi.slash=wifi-off wind=wind
        wrench=wrench wrench.fill=wrench xmark=x-lg xmark.circle=x-circle xmark.circle.fill=x-circle-fill
        xmark.octagon=x-octagon xmark.octagon.fill=x-octagon-fill
        """
}
