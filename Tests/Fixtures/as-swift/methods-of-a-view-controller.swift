// The app:
//   ios 26
//   app watches views
//
// What happens to it:
//   at 0s user opens app

import UIKit

final class ViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    override func loadView() {
        super.loadView()
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print(UIApplication.shared.isProtectedDataAvailable)
    }
}
